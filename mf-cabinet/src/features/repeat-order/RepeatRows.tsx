import type { Order } from '@prilavok/shared-kernel/contract'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { type RowElement, VirtualRows } from '@prilavok/shared-kernel/ui/virtual-rows'
import { useId, useRef, useState } from 'react'
import { useOrderMoney } from '../../model/order-money'
import { type RepeatView, sumOf } from '../../model/repeat-views'
import { RepeatRow } from './RepeatRow'
import { COLUMNS } from './row-styles'
import { repeatTexts } from './texts'
import type { Repeat } from './use-repeat'

const ROW_HEIGHT = 74

/** Positioned, so that what is hidden from sight in its rows scrolls with them. */
const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  scroll-padding-top: 40px;
`
const Columns = styled.div`
  ${COLUMNS}
  position: sticky;
  top: 0;
  z-index: 1;
  height: 36px;
  border-block: 1px solid var(--border-subtle);
  background: var(--n-25);
  font-size: 12px;
  color: var(--n-600);
  > [data-right] {
    text-align: right;
  }
  > [data-center] {
    text-align: center;
  }
  @media (max-width: 767px) {
    display: none;
  }
`
const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: center;
  min-height: 48px;
  padding: 4px 24px;
  > h3 {
    font-size: 15px;
    font-weight: 600;
  }
  > span {
    font-size: 13px;
    color: var(--text-muted);
  }
  > button {
    margin-left: auto;
  }
  @media (max-width: 767px) {
    padding: 4px 16px;
  }
`

interface RepeatRowsProps {
  repeat: Repeat
  order: Order
  changed: readonly RepeatView[]
  same: readonly RepeatView[]
  /** Of what stands first. */
  title: string
  /** What is as then is asked for alone: nothing is to be unfolded first. */
  startOpen: boolean
}

/** What has changed, then what has not, folded to its sum. Long lists render what is on the screen. */
export function RepeatRows({ repeat, order, changed, same, title, startOpen }: RepeatRowsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const sameId = useId()
  const [unfolded, unfold] = useState(false)
  const money = useOrderMoney(order)
  const open = startOpen || unfolded
  const { product, was, price, quantity, now } = repeatTexts.columns
  const listOf = (views: readonly RepeatView[], label: string) => (
    <VirtualRows
      items={views}
      keyOf={({ row }) => row.id}
      rowHeight={ROW_HEIGHT}
      scroller={scroller}
      aria-label={label}
      // What is on its way into the basket is no longer to be changed.
      inert={repeat.adding}
    >
      {(view: RepeatView, element: RowElement) => (
        <RepeatRow
          {...{ view, element, money }}
          searched={repeat.searched.has(view.row.id)}
          dispatch={repeat.dispatch}
        />
      )}
    </VirtualRows>
  )
  return (
    <Scroller ref={scroller} tabIndex={-1} {...rowKeys()}>
      <Columns aria-hidden>
        <span />
        <span>{product}</span>
        <span data-right>{was(money.sign)}</span>
        <span data-right>{price(money.sign)}</span>
        <span data-center>{quantity}</span>
        <span data-right>{now(money.sign)}</span>
        <span />
      </Columns>
      {changed.length > 0 && (
        <>
          <Group>
            <h3>{title}</h3>
            <span>{repeatTexts.check(changed.length)}</span>
          </Group>
          {listOf(changed, repeatTexts.rowOf.changed)}
        </>
      )}
      {same.length > 0 && (
        <>
          <Group>
            <h3>{repeatTexts.filters.same}</h3>
            <span>{repeatTexts.asThen(same.length, money.money(sumOf(same.map(({ sum }) => sum))))}</span>
            {!startOpen && (
              <Button
                kind="quiet"
                size="s"
                icon={open ? 'chevron-up' : 'chevron-down'}
                aria-expanded={open}
                aria-controls={open ? sameId : undefined}
                onClick={() => unfold(!unfolded)}
              >
                {open ? repeatTexts.collapse : repeatTexts.expand}
              </Button>
            )}
          </Group>
          {open && <div id={sameId}>{listOf(same, repeatTexts.rowOf.same)}</div>}
        </>
      )}
    </Scroller>
  )
}
