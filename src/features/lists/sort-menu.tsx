import { Menu } from '../../ui/menu.tsx'
import { type Order, orders } from './sort-lists.ts'

interface SortMenuProps {
  readonly order: Order
  readonly onOrder: (order: Order) => void
}

/** The order of the lists. */
export function SortMenu({ order, onOrder }: SortMenuProps) {
  const label = orders.find(({ id }) => id === order)?.label ?? ''
  return (
    <Menu
      label={`Sort by: ${label}`}
      icon="sort"
      variant="plain"
      items={orders.map(({ id, label }) => ({
        id,
        label,
        checked: id === order,
        onSelect: () => onOrder(id),
      }))}
    >
      {label}
    </Menu>
  )
}
