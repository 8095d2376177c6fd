import type { Order } from '../../store/lists-view.ts'
import { t } from '../../text/t.ts'
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
  const words = orders.map(({ id, label }) => ({ id, label: t(label) }))
  const label = words.find(({ id }) => id === order)?.label ?? ''
  return (
    <Menu
      label={t('Sort by: {order}', { order: label })}
      icon="sort"
      variant={bare ? 'ghost' : 'plain'}
      items={words.map(({ id, label }) => ({
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
