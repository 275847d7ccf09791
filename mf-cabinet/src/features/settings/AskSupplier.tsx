import { useBasketCounts } from '@prilavok/shared-kernel/basket'
import { formatMoney, formatProducts } from '@prilavok/shared-kernel/format'
import { type FormState, SubmitButton } from '@prilavok/shared-kernel/forms'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useEffect, useId, useRef } from 'react'
import { settingsTexts } from './texts'
import type { SupplierQuestion, SupplierValues } from './use-supplier-form'

const Root = styled.div`
  outline: none;
  b {
    font-weight: 600;
  }
  p {
    margin-top: 4px;
    overflow-wrap: anywhere;
  }
  div > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
    ${media.phone} {
      > button {
        flex: 1 0 auto;
      }
    }
  }
`

interface AskSupplierProps {
  form: FormState<SupplierValues>
  question: SupplierQuestion
  onConfirm: () => void
  onDecline: () => void
}

/** Before the supplier is changed: what changes with it. The focus comes here; Esc stays with the supplier. */
export function AskSupplier({ form, question, onConfirm, onDecline }: AskSupplierProps) {
  const { NAME, PRICE_TYPE: priceType, CURRENCY: currency } = useShop()
  const counts = useBasketCounts()
  const root = useRef<HTMLDivElement>(null)
  const titleId = useId()
  // Asked once more, it gets the focus once more.
  useEffect(() => {
    if (question) root.current?.focus()
  }, [question])
  return (
    <Root
      ref={root}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDecline()
      }}
    >
      <Note tone="warning">
        <b id={titleId}>{settingsTexts.askTitle}</b>
        <p>{settingsTexts.asked(question.link)}</p>
        <p>{settingsTexts.consequences}</p>
        {counts !== undefined && counts.CNT > 0 && (
          <p>
            {settingsTexts.basketStays(
              formatProducts(counts.CNT),
              formatMoney(counts.SUM, { priceType, currency }),
              NAME,
            )}
          </p>
        )}
        <p>{settingsTexts.wayBack}</p>
        <div>
          <SubmitButton
            form={form}
            kind="primary"
            busyLabel={settingsTexts.changingSupplier}
            onClick={onConfirm}
          >
            {settingsTexts.confirmSupplier}
          </SubmitButton>
          <Button onClick={onDecline}>{settingsTexts.keepSupplier}</Button>
        </div>
      </Note>
    </Root>
  )
}
