import { ExportTable } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { useEffect, useRef } from 'react'
import { readAllOrders } from '../../api/get-all-orders'
import type { OrderListParams } from '../../model/order-list-params'
import { texts } from '../../texts'
import type { OrderChoice } from './order-choice'
import { ORDER_COLUMNS } from './order-columns'
import { orderListTexts } from './texts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  &[data-choosing] {
    flex: 1 1 100%;
  }
  > p {
    flex: 1;
    min-width: 0;
    color: var(--text-muted);
  }
  /* Nor keep the icons room for what they say while busy. */
  ${media.phone} {
    &:not([data-choosing]) > button > span > [aria-hidden] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

/** On phones icons stand beside the sort; the words stay for screen readers. */
const Word = styled.span`
  ${media.phone} {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`

/** What can be done with the list: saved as a table with all that the filters leave, and two of its orders compared. */
export function OrderTools({ params, choice }: { params: OrderListParams; choice: OrderChoice }) {
  const kernel = useKernel()
  const root = useRef<HTMLDivElement>(null)
  const { active } = choice
  const was = useRef(active)
  // The pressed key goes: the one that takes it back has the focus next.
  useEffect(() => {
    if (was.current === active) return
    was.current = active
    root.current?.querySelector('button')?.focus()
  }, [active])
  if (active)
    return (
      <Root ref={root} data-choosing="">
        <p role="status">
          {choice.count === 0 ? orderListTexts.chooseTwo : orderListTexts.chosen(choice.count)}
        </p>
        <Button size="s" onClick={choice.stop}>
          {orderListTexts.cancelCompare}
        </Button>
        {choice.path ? (
          <LinkButton size="s" kind="primary" to={choice.path}>
            {orderListTexts.showDifference}
          </LinkButton>
        ) : (
          <Button size="s" kind="primary" aria-disabled="true">
            {orderListTexts.showDifference}
          </Button>
        )}
      </Root>
    )
  return (
    <Root ref={root}>
      <Button size="s" icon="compare" onClick={choice.start}>
        <Word>{orderListTexts.compare}</Word>
      </Button>
      <ExportTable
        size="s"
        fileName={texts.orders}
        columns={ORDER_COLUMNS}
        rows={(signal, onProgress) => readAllOrders(kernel, params, signal, onProgress)}
      >
        <Word>{orderListTexts.export}</Word>
      </ExportTable>
    </Root>
  )
}
