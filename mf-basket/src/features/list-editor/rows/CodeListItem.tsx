import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { focusQuantity, focusRow } from '@prilavok/shared-kernel/rows'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import type { RowElement } from '@prilavok/shared-kernel/ui/virtual-rows'
import { type ClipboardEvent, type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { ProductOptions } from '../../../model/list-form/ProductOptions'
import { isCode } from '../model/code-rows'
import type { CodeView } from '../model/view-codes'
import { addByCodeTexts } from '../texts'
import { CodeResult } from './CodeResult'
import { Row } from './code-row-styles'

/** What can be done with a row. The same object as long as the form is open. */
export interface RowHandlers {
  type(number: number, code: string): void
  /** What is typed on after a whole code. */
  typeOn(number: number, digits: string): void
  leave(number: number): void
  count(number: number, quantity: number): void
  choose(number: number, product: Product): void
  remove(number: number): void
  retry(line: PastedLine): void
  paste(number: number, event: ClipboardEvent<HTMLInputElement>): void
  /** Enter: on to the next row. */
  next(number: number): void
}

interface CodeListItemProps {
  basket: BasketType
  view: CodeView
  element: RowElement
  handlers: RowHandlers
}

/** More than any code has: the rest of what is typed tells nothing more. */
const MAX_LENGTH = 12

const UP_OR_DOWN: Readonly<Record<string, 'previous' | 'next'>> = { ArrowUp: 'previous', ArrowDown: 'next' }

const isSame = (one: CodeListItemProps, other: CodeListItemProps): boolean =>
  one.element === other.element &&
  one.handlers === other.handlers &&
  one.view.row === other.view.row &&
  one.view.place === other.view.place &&
  one.view.state === other.view.state &&
  one.view.note?.text === other.view.note?.text &&
  one.view.addition?.count === other.view.addition?.count

/** A code with its count and what became of it (kit: basket-add-by-code). */
export const CodeListItem = memo(function CodeListItem({
  basket,
  view,
  element,
  handlers,
}: CodeListItemProps) {
  const { row, place, state, code, product, addition, options, canCount } = view
  const { number, name, quantity } = row.line
  const resultId = useId()
  const codeInput = useRef<HTMLInputElement>(null)
  const hasFocus = useRef(false)
  /** Enter was pressed in a code that is not taken: what is typed now is the next one, as on a paper with a mistake in it. */
  const isPassed = useRef(false)
  useEffect(() => {
    // The count of a row that turns out wrong cannot be used, so it loses the focus: the code is to be mended.
    const isLost = document.activeElement === document.body
    if (state === 'error' && hasFocus.current && isLost) codeInput.current?.focus()
  }, [state])
  const type = (typed: string) => {
    const isWhole = isCode(code) || isPassed.current
    const rest = isWhole && typed.startsWith(code) ? typed.slice(code.length) : ''
    isPassed.current = false
    if (rest === '') handlers.type(number, typed.slice(0, MAX_LENGTH))
    else if (/^\d+$/.test(rest)) handlers.typeOn(number, rest)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const target = UP_OR_DOWN[event.key]
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      isPassed.current = state === 'error' || state === 'typing'
      handlers.next(number)
    } else if (target) {
      event.preventDefault()
      focusRow(event.currentTarget, target)
    }
  }
  const focusQuantityOf = (direction: -1 | 1) =>
    focusQuantity(codeInput.current?.closest('[data-row]') ?? null, direction)
  return (
    <Row
      {...element}
      data-row={number}
      data-state={state}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
        isPassed.current = false
      }}
    >
      <div data-cell="code">
        {name && code === '' ? (
          name
        ) : (
          <Input
            ref={codeInput}
            inputMode="numeric"
            autoComplete="off"
            data-code=""
            aria-label={addByCodeTexts.codeOf(place)}
            aria-describedby={resultId}
            aria-invalid={state === 'error' || undefined}
            placeholder={addByCodeTexts.code}
            value={code}
            onChange={({ target }) => type(target.value.replace(/[\s-]/g, ''))}
            onBlur={() => code !== '' && handlers.leave(number)}
            onKeyDown={press}
            onPaste={(event) => handlers.paste(number, event)}
          />
        )}
      </div>
      <CodeResult view={view} id={resultId} onRetry={() => handlers.retry(row.line)} />
      <div data-cell="quantity">
        <QuantityStepper
          value={canCount ? (addition?.count ?? row.count ?? quantity ?? 1) : 0}
          {...(canCount ? addition?.rule : {})}
          disabled={!canCount}
          label={product?.NAME ?? addByCodeTexts.quantityOf(place)}
          onChange={(count) => handlers.count(number, count)}
          onEnter={() => handlers.next(number)}
          onMove={focusQuantityOf}
        />
      </div>
      <div data-cell="remove">
        <IconButton
          icon="close"
          label={addByCodeTexts.remove(place)}
          onClick={() => handlers.remove(number)}
        />
      </div>
      {options.length > 0 && (
        <ProductOptions
          basket={basket}
          options={options}
          label={addByCodeTexts.options(place)}
          onChoose={(chosen) => handlers.choose(number, chosen)}
        />
      )}
    </Row>
  )
}, isSame)
