import type { BasketProduct, BasketType } from '@prilavok/shared-kernel/contract'
import { formatNumber, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import { type FormEvent, useId, useRef } from 'react'
import { quickAddTexts } from './texts'
import { useQuickAdd } from './use-quick-add'

const Root = styled.form`
  ${panelStyles}
  margin-bottom: 16px;
  padding: 12px;
  > div {
    display: flex;
    gap: 8px;
  }
  > p {
    display: flex;
    gap: 6px;
    align-items: center;
    margin-top: 8px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-secondary);
  }
  > p:empty {
    display: none;
  }
  > p[data-error] {
    color: var(--danger-text);
  }
`
const Code = styled.div`
  width: 190px;
  ${media.phone} {
    flex: 1;
    width: auto;
    min-width: 0;
  }
`
const Quantity = styled.div`
  flex: none;
  width: 84px;
`

const Word = styled.span`
  ${media.compact} {
    display: none;
  }
`

interface QuickAddProps {
  basket: BasketType
  /** What the basket holds. @default nothing */
  rows?: readonly BasketProduct[]
}

/** Adds one product by its six-digit code (000 §5). The found product is named before it is added. */
export function QuickAdd({ basket, rows = [] }: QuickAddProps) {
  const form = useQuickAdd(basket, rows)
  const codeInput = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
    codeInput.current?.focus()
  }
  return (
    <Root method="post" onSubmit={submit} noValidate>
      <div>
        <Code>
          <Input
            ref={codeInput}
            icon="hash"
            inputMode="numeric"
            autoComplete="off"
            aria-label={quickAddTexts.codeLabel}
            aria-describedby={noteId}
            aria-invalid={form.error ? true : undefined}
            placeholder={quickAddTexts.code}
            value={form.code}
            trailing={form.looking ? <Spinner /> : undefined}
            onChange={(event) => form.typeCode(event.target.value)}
          />
        </Code>
        <Quantity>
          <Input
            inputMode="numeric"
            autoComplete="off"
            aria-label={quickAddTexts.quantityLabel}
            placeholder={quickAddTexts.quantity}
            value={form.quantity}
            onChange={(event) => form.typeQuantity(event.target.value)}
          />
        </Quantity>
        <Button
          type="submit"
          kind="accent-outline"
          icon="plus"
          aria-label={quickAddTexts.add}
          busy={form.adding}
        >
          <Word>{quickAddTexts.add}</Word>
        </Button>
      </div>
      <p id={noteId} role="status" data-error={form.error ? '' : undefined}>
        {form.error && (
          <>
            <Icon name="alert" size={16} />
            {form.error}
          </>
        )}
        {!form.error && form.product?.NAME}
        {!form.error && form.done && (
          <>
            <Icon name="check" size={16} />
            {quickAddTexts.added} {form.done.product.NAME}, {formatNumber(form.done.count)}
            {NBSP}
            {unitOf(form.done.product)}
          </>
        )}
      </p>
    </Root>
  )
}
