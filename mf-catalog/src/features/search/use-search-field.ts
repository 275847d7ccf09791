import { searchUrl, useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { useDebounced } from '@prilavok/shared-kernel/timing'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { readCode } from '../../model/product-code'
import { useRecentQueries } from './recent-queries'
import type { SearchOption } from './search-option'
import { readSearch } from './search-url'
import { useCodeLookUp } from './use-code-look-up'
import { useActiveOption, useSearchOptions } from './use-search-options'
import type { Suggests } from './use-suggests'

/** Kit §7: a state of waiting is shown after it. */
const WAIT_MS = 150

export interface SearchField {
  value: string
  type(value: string): void
  clear(): void
  suggests: Suggests
  /** Whether something stands under the field: options, or why there are none. */
  open: boolean
  setFocused(focused: boolean): void
  /** Chosen by the arrows; -1: none. */
  active: number
  choose(option: SearchOption): void
  submit(event: FormEvent): void
  press(event: KeyboardEvent): void
}

/** The search field as a combobox: ↑↓ choose, Enter goes, Esc closes and then clears; six digits look a code up (kit §7). */
export function useSearchField(): SearchField {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { q: shown, typed } = pathname === '/search' ? readSearch(new URLSearchParams(search)) : NO_SEARCH
  const [followed, follow] = useState(shown)
  const [value, setValue] = useState(shown)
  /** Address of the page that was typed on; a page on its way is in the browser's address before it is rendered. */
  const [typedAt, setTypedAt] = useState('')
  const [focused, setFocused] = useState(false)
  const [closed, setClosed] = useState(false)
  const recent = useRecentQueries()
  const remember = useEffectEvent(recent.remember)
  useEffect(() => {
    if (shown) remember(shown, typed)
  }, [shown, typed])
  if (followed !== shown) {
    follow(shown)
    setTypedAt('')
    // What was typed while this page was on its way stays.
    if (typedAt !== pathname + search) setValue(shown)
  }
  const offered = focused && !closed && (value !== shown || value === '')
  const suggests = useSearchOptions(value, offered, recent)
  const { options, state } = suggests
  // What comes at once is not announced first.
  const waited = useDebounced(state, WAIT_MS)
  const open = offered && (state === 'waiting' ? waited === 'waiting' : state !== 'idle')
  const active = useActiveOption(options)

  const { lookUp, giveUp } = useCodeLookUp()
  const type = (next: string) => {
    giveUp()
    setTypedAt(window.location.pathname + window.location.search)
    setValue(next)
    active.reset()
    setClosed(false)
    if (next === '') recent.refresh()
  }
  const leave = (to: string, text: string) => {
    giveUp()
    setTypedAt('')
    setValue(text)
    active.reset()
    setClosed(true)
    navigate(to)
  }
  const searchFor = (q: string) => leave(searchUrl(q), q)
  const choose = (option: SearchOption) => {
    if (option.kind === 'product') leave(`/product/${option.product.ID}`, '')
    else if (option.kind === 'section') leave(`/catalog/${option.id}`, '')
    else if (option.kind === 'clear') {
      recent.clear()
      active.reset()
    } else searchFor(option.title)
  }
  // An unknown code is said below the field, where its search is offered; whoever has read that goes there by Enter.
  const openByCode = (code: string) => {
    if (open && state === 'unknownCode') return searchFor(code)
    setClosed(false)
    void lookUp(code, (found) => {
      if (found === 'failed') searchFor(code)
      else if (found !== 'unknown') leave(`/product/${found.ID}`, '')
    })
  }
  return {
    value,
    type,
    clear: () => type(''),
    suggests,
    open,
    setFocused(next) {
      setFocused(next)
      setClosed(false)
      if (next) recent.refresh()
    },
    active: active.at,
    choose,
    submit(event) {
      event.preventDefault()
      const option = open ? options[active.at] : undefined
      const q = value.trim()
      const code = readCode(q)
      if (option) choose(option)
      else if (code) openByCode(code)
      else if (q) searchFor(q)
    },
    press(event) {
      if (event.key === 'Escape') {
        // A field of type search would clear itself at once.
        event.preventDefault()
        if (open) setClosed(true)
        else type('')
      } else if (open && active.move(event.key)) event.preventDefault()
      else if (event.key === 'ArrowDown') setClosed(false)
    },
  }
}

const NO_SEARCH = { q: '', typed: null }
