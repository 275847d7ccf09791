import { NBSP } from '@prilavok/shared-kernel/format'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { countOf, draftOf, fitQuantity, NO_LIMIT, type QuantityRule, stepDown, stepUp } from './quantity-rule'
import { usePassingNote } from './use-passing-note'

/** How long the control says what it did to a count (kit §7). */
const NOTE_MS = 3000

/** Said beside the count: `info` of what is right, `warning` of what is not there to be had. */
export interface QuantityNote {
  tone: 'info' | 'warning'
  text: string
}

/**
 * Why the count goes no further; only a product of the basket is said to be there.
 * @param typed the count that was asked for, where one was typed
 */
function limitNote(limit: number, inBasket: boolean, typed?: number): QuantityNote {
  const instead = typed === undefined ? '' : ` вместо${NBSP}${typed}`
  const text = inBasket
    ? `В${NBSP}корзине максимум: ${limit}${instead}`
    : `Больше нет: в${NBSP}наличии${NBSP}${limit}`
  return { tone: 'warning', text }
}

/** What will become of a typed count. */
function noteOf(typed: number, rule: QuantityRule): QuantityNote | null {
  const { fit, value } = fitQuantity(typed, rule)
  if (fit === 'capped')
    return {
      tone: 'warning',
      text:
        rule.limit < NO_LIMIT
          ? `Не больше ${value}: столько есть`
          : `Не больше ${value} в${NBSP}одном заказе`,
    }
  return fit === 'rounded' ? { tone: 'info', text: `Округлим до ${value}` } : null
}

/** Lines or cells: a field would make one number of them. */
const SEVERAL = /[\t\r\n]/
const SEVERAL_NOTE: QuantityNote = {
  tone: 'warning',
  text: `Вставлено несколько значений, нужно одно${NBSP}число`,
}

export interface QuantityFieldInit {
  value: number
  rule: QuantityRule
  inBasket: boolean
  onChange: (value: number, seen?: number) => void
  onTyping?: ((value: number | undefined) => void) | undefined
  onEnter?: ((value: number) => void) | undefined
  onMove?: ((direction: -1 | 1) => void) | undefined
}

const changedNote = (value: number): QuantityNote => ({
  tone: 'warning',
  text: `Пока вы${NBSP}вводили, в${NBSP}корзине стало${NBSP}${value}`,
})

/** Typing, keys and buttons of a quantity: what is typed stays a draft until it is left or entered (AMB-36). */
export function useQuantityField(init: QuantityFieldInit) {
  const { value, rule, inBasket, onChange, onTyping, onEnter, onMove } = init
  const [draft, storeDraft] = useState<string | null>(null)
  /** The count when the typing began. */
  const [begun, setBegun] = useState(value)
  /** The count before the arrows changed it; Esc brings it back. */
  const [before, setBefore] = useState<number>()
  const [spoken, speak] = useState<number>()
  const [said, say] = usePassingNote<QuantityNote>(NOTE_MS)
  /** The note is about a count that the basket has taken over: what that holds now is announced, and the count with it. */
  const [isTold, setTold] = useState(false)
  const typed = countOf(draft ?? '')
  const { limit } = rule

  /** Somebody else, or another tab, has changed the count while it is being typed. */
  const isOvertaken = inBasket && draft !== null && begun !== value

  const setDraft = (next: string | null) => {
    storeDraft(next)
    const count = countOf(next ?? '')
    onTyping?.(count > 0 ? fitQuantity(count, rule).value : undefined)
  }
  const set = (next: number) => {
    setDraft(null)
    setTold(inBasket && next !== value)
    if (next !== value) isOvertaken ? onChange(next, begun) : onChange(next)
    return next
  }
  const commit = (): number => {
    if (draft === null) return value
    const { fit, value: fitted } = fitQuantity(typed, rule)
    if (typed === 0) say(null)
    else if (fit === 'rounded') say({ tone: 'info', text: `Округлено до ${fitted}` })
    else say(fit === 'capped' && limit < NO_LIMIT ? limitNote(fitted, inBasket, typed) : noteOf(typed, rule))
    return set(typed > 0 ? fitted : inBasket ? 0 : value)
  }
  const step = (to: typeof stepUp) => {
    const next = to(typed || value, rule)
    const isLimit = to === stepUp && next === limit && limit < NO_LIMIT
    say(isLimit ? limitNote(limit, inBasket) : null)
    return set(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (direction) {
      event.preventDefault()
      if (event.altKey || !onMove) {
        setBefore((known) => known ?? value)
        speak(step(direction < 0 ? stepUp : stepDown))
      } else onMove(direction)
    } else if (event.key === '-' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      setBefore(undefined)
      const next = commit()
      onEnter?.(next)
    } else if (event.key === 'Escape' && (draft !== null || before !== undefined)) {
      event.stopPropagation()
      say(null)
      speak(set(before ?? value))
      setBefore(undefined)
    }
  }
  const noteNow = () => {
    if (draft === null) return said
    if (isOvertaken) return changedNote(value)
    return typed > 0 ? noteOf(typed, rule) : null
  }

  return {
    draft,
    /** The count that the buttons go from. */
    current: typed || value,
    note: noteNow(),
    /** A count that keys have set, for screen readers: they hear nothing of a value that changes by itself. */
    spoken,
    /** Who changes the basket announces it: the note beside the count is only seen. */
    isQuiet: draft === null && isTold,
    step,
    input: {
      onChange: (event: { target: HTMLInputElement }) => {
        if (draft === null) setBegun(value)
        setDraft(draftOf(event.target.value))
      },
      /** A page that reads lists has taken its own by then. */
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        if (event.defaultPrevented || !SEVERAL.test(event.clipboardData.getData('text/plain').trim())) return
        event.preventDefault()
        say(SEVERAL_NOTE)
      },
      onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
      onBlur: () => {
        setBefore(undefined)
        speak(undefined)
        // Nothing was changed by the buyer: what the count has become meanwhile stays.
        if (isOvertaken && typed === begun) setDraft(null)
        else commit()
      },
      onKeyDown,
    },
  }
}
