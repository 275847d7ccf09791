import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { currencySign } from '@prilavok/shared-kernel/format'
import { type RowSelection, rowKeys } from '@prilavok/shared-kernel/rows'
import type { ShownRow } from '@prilavok/shared-kernel/ui/virtual-rows'
import { groupsInOrder } from '../../model/basket-groups'
import { UNAVAILABLE, unitPrice } from '../../model/edit-basket'
import { rowKeyOf } from '../../model/row-key'
import type { TypedCount } from '../../model/typed-count'
import { BasketRow } from './BasketRow'
import { ColumnHeader } from './ColumnHeader'
import { GroupPanel } from './GroupPanel'

interface BasketGroupsProps {
  data: OrderBasketResponse
  selection: RowSelection<number>
  /** Removes rows as one change. */
  onRemove: (productIds: ReadonlySet<number>) => void
  /** The row that is to be seen. */
  shown?: ShownRow | undefined
  /** Is told what is being typed. */
  typed?: TypedCount | undefined
}

/** Groups in the order of the answer, `group_available` first (AMB-39), with the warnings of CHECK at their rows. */
export function BasketGroups(props: BasketGroupsProps) {
  const { data, selection, onRemove, shown, typed } = props
  const basket = data.BASKET_TYPE
  const warnings = new Map(data.CHECK.map(({ PRODUCT_ID, TEXT }) => [PRODUCT_ID, TEXT]))
  return (
    <div {...rowKeys({ selection })} {...selection.listProps}>
      {groupsInOrder(data).map((group, index) => (
        <GroupPanel
          key={group.CODE}
          group={group}
          basket={basket}
          selected={selection.selected}
          onSelect={selection.selectMany}
          onRemove={onRemove}
          shown={shown}
          columnHeader={
            index === 0 && (
              <ColumnHeader sign={basket === 'main' ? currencySign(data.INFO.currency) : undefined} />
            )
          }
        >
          {(row, element) => (
            <BasketRow
              element={element}
              row={row}
              basket={basket}
              price={unitPrice(data, row)}
              unavailable={group.CODE === UNAVAILABLE}
              found={shown?.key === rowKeyOf(row)}
              checked={selection.selected.has(row.ID)}
              warning={warnings.get(row.ID)}
              onCheck={selection.select}
              typed={typed}
            />
          )}
        </GroupPanel>
      ))}
    </div>
  )
}
