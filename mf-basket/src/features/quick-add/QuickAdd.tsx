import type { BasketType } from '@prilavok/shared-kernel/contract'
import { formatNumber, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { usePastedList } from '@prilavok/shared-kernel/paste'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import { type FormEvent, useId, useLayoutEffect, useRef } from 'react'
import { ListEntries } from './ListEntries'
import { quickAddTexts } from './texts'
import type { QuickAddForm } from './use-quick-add'

const Root = styled.form`
  ${panelStyles}
  margin-bottom: 16px;
  padding: 12px;
  > div {
    display: flex;
    flex-wrap: wrap;
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
  > p[data-warning] {
    color: var(--warning-text);
  }
  > p > svg {
    flex: none;
  }
  /* Two lines: the first row of the basket is to be on the first screen. */
  ${media.phone} {
    margin-bottom: 8px;
    padding: 8px;
    > div {
      gap: 2px 6px;
    }
    [data-kind='quiet'] {
      flex: auto;
      padding: 0 2px;
      font-size: 12px;
      > svg {
        display: none;
      }
    }
  }
  /* The code, whose placeholder is read whole, and the ways to a list keep their lines at 320. */
  @media (max-width: 359px) {
    padding-inline: 4px;
    [data-kind='quiet'] {
      padding: 0 1px;
    }
    && [data-lead] > svg {
      display: none;
    }
    && [data-lead] > input {
      padding-left: 12px;
    }
  }
  @media print {
    display: none;
  }
`
const Code = styled.div`
  width: 190px;
  ${media.phone} {
    flex: 1 1 120px;
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
  /** What is typed, kept where the form may move to another place of the page. */
  form: QuickAddForm
}

/** Adds one product by its six-digit code (000 §5). The found product is named before it is added. */
export function QuickAdd({ basket, form }: QuickAddProps) {
  const codeInput = useRef<HTMLInputElement>(null)
  const noteId = useId()
  usePastedList(basket)
  const { hadFocus } = form
  useLayoutEffect(() => {
    const input = codeInput.current
    if (hadFocus.current) input?.focus({ preventScroll: true })
    return () => {
      hadFocus.current = input?.form?.contains(document.activeElement) === true
    }
  }, [hadFocus])
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
            data-one-code=""
            aria-describedby={noteId}
            aria-invalid={form.error ? true : undefined}
            placeholder={quickAddTexts.code}
            value={form.code}
            trailing={form.looking || form.adding ? <Spinner /> : undefined}
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
        {/* Never busy: what is entered meanwhile waits for its turn. */}
        <Button type="submit" kind="accent-outline" icon="plus" aria-label={quickAddTexts.add}>
          <Word>{quickAddTexts.add}</Word>
        </Button>
        <ListEntries basket={basket} />
      </div>
      {/* What was added is announced with the basket; here it is only seen. */}
      <p
        id={noteId}
        role="status"
        aria-live={form.done && !form.done.note && !form.error ? 'off' : undefined}
        data-warning={form.done?.note?.tone === 'warning' && !form.error ? '' : undefined}
        data-error={form.error ? '' : undefined}
      >
        {form.error && (
          <>
            <Icon name="alert" size={16} />
            {form.error}
          </>
        )}
        {!form.error && form.product && formatProductName(form.product.NAME)}
        {!form.error && form.done && (
          <>
            <Icon name={form.done.note?.icon ?? 'check'} size={16} />
            <span>
              {quickAddTexts.added} {form.done.product.NAME}, {formatNumber(form.done.count)}
              {NBSP}
              {unitOf(form.done.product)}
              {form.done.note && ` ${form.done.note.text}`}
            </span>
          </>
        )}
      </p>
    </Root>
  )
}
