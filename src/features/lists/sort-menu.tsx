import type { Order } from '../../store/lists-view.ts'
import { Menu } from '../../ui/menu.tsx'
import { orders } from './sort-lists.ts'

interface SortMenuProps {
  readonly order: Order
  readonly onOrder: (order: Order) => void
  /** Without words, where there is little room. */
  readonly bare?: boolean | undefined
}

/** The order of the lists. */
export function SortMenu({ order, onOrder, bare }: SortMenuProps) {
  const label = orders.find(({ id }) => id === order)?.label ?? ''
  return (
    <Menu
      label={`Sort by: ${label}`}
      icon="sort"
      variant={bare ? 'ghost' : 'plain'}
      items={orders.map(({ id, label }) => ({
        id,
        label,
        checked: id === order,
        onSelect: () => onOrder(id),
      }))}
    >
      {bare ? null : label}
    </Menu>
  )
}
