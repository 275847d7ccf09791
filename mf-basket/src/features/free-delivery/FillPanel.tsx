import { basketItem } from '@prilavok/shared-kernel/basket'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles, media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useId, useState } from 'react'
import { FillingRow } from './FillingRow'
import type { Filling } from './fill-gap'
import { freeDeliveryTexts as texts } from './texts'
import { FILL_KEY, useFillKey } from './use-fill-key'

const Root = styled.section`
  margin-top: 16px;
  padding-top: 14px;
  border-top: 1px solid var(--border);
  h3 {
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }
  > small {
    display: block;
    margin-bottom: 4px;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  @media print {
    display: none;
  }
`
const Key = styled.kbd`
  ${keyStyles}
  ${media.compact} {
    display: none;
  }
`
const Add = styled.div`
  margin: 6px 0 4px;
`

interface FillPanelProps {
  best: Filling
  others: readonly Filling[]
  /** Of what the buyer has bought before. */
  own: boolean
  currency: string
}

/** «Добрать до бесплатной доставки»: the best filling by one press or key, others on demand. The notice takes it back. */
export function FillPanel({ best, others, own, currency }: FillPanelProps) {
  const { basket } = useKernel()
  const [titleId, listId] = [useId(), useId()]
  const [open, setOpen] = useState(false)
  const add = ({ items }: Filling) =>
    basket.setAll(
      'main',
      items.map(({ product, count }) => ({ item: basketItem(product, 'main', 0), count })),
    )
  useFillKey(() => add(best))
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title}</h3>
      <small>{own ? texts.own : texts.popular}</small>
      <FillingRow filling={best} currency={currency} />
      <Add>
        <Button kind="accent-outline" block aria-keyshortcuts={FILL_KEY} onClick={() => add(best)}>
          {texts.add}
          <Key>{FILL_KEY}</Key>
        </Button>
      </Add>
      {others.length > 0 && (
        <Button
          kind="quiet"
          size="s"
          icon={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
        >
          {texts.more}
        </Button>
      )}
      {open && (
        <div id={listId}>
          {others.map((filling) => (
            <FillingRow
              key={filling.items.map(({ product }) => product.ID).join()}
              filling={filling}
              currency={currency}
              onAdd={() => add(filling)}
            />
          ))}
        </div>
      )}
    </Root>
  )
}
