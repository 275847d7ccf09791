import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { readSearch, searchUrl } from './search-url'
import { useCodeLookUp } from './use-code-look-up'
import { type SearchOption, type Suggests, useSuggests } from './use-suggests'

/** A product's code, of six digits (000 §9). */
export const CODE = /^\d{6}$/

export interface SearchField {
  value: string
  type(value: string): void
  clear(): void
  suggests: Suggests
  /** Whether the list of suggestions stands open. */
  open: boolean
  setFocused(focused: boolean): void
  /** Chosen by the arrows; -1: none. */
  active: number
  choose(option: SearchOption): void
  submit(event: FormEvent): void
  press(event: KeyboardEvent): void
}

/**
 * The search field as a combobox: ↑↓ choose, Enter goes, Esc closes and then clears; six digits look a code up (kit §7).
 * @param more offers products and sections beside the completions
 */
export function useSearchField(more: boolean): SearchField {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shown = pathname === '/search' ? readSearch(new URLSearchParams(search)).q : ''
  const [followed, follow] = useState(shown)
  const [value, setValue] = useState(shown)
  const [active, setActive] = useState(-1)
  const [focused, setFocused] = useState(false)
  const [closed, setClosed] = useState(false)
  const suggests = useSuggests(value, focused && !closed && value !== shown, more)
  if (followed !== shown) {
    follow(shown)
    setValue(shown)
  }
  const { options } = suggests
  const open = focused && !closed && options.length > 0

  const { lookUp, giveUp } = useCodeLookUp()
  const type = (next: string) => {
    giveUp()
    setValue(next)
    setActive(-1)
    setClosed(false)
  }
  const leave = (to: string, text: string) => {
    giveUp()
    setValue(text)
    setActive(-1)
    setClosed(true)
    navigate(to)
  }
  const choose = (option: SearchOption) => {
    if (option.kind === 'query') leave(searchUrl(option.title), option.title)
    else if (option.kind === 'product') leave(`/product/${option.product.ID}`, '')
    else leave(`/catalog/${option.section.ID}`, '')
  }
  const openByCode = (code: string) => {
    setClosed(true)
    void lookUp(code, (id) => (id === undefined ? leave(searchUrl(code), code) : leave(`/product/${id}`, '')))
  }
  return {
    value,
    type,
    clear: () => type(''),
    suggests,
    open,
    setFocused,
    active,
    choose,
    submit(event) {
      event.preventDefault()
      const option = open ? options[active] : undefined
      const q = value.trim()
      if (option) choose(option)
      else if (CODE.test(q)) openByCode(q)
      else if (q) leave(searchUrl(q), q)
    },
    press(event) {
      if (event.key === 'Escape') {
        // A field of type search would clear itself at once.
        event.preventDefault()
        if (open) setClosed(true)
        else type('')
      } else if (open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        event.preventDefault()
        const { length } = options
        const step = event.key === 'ArrowDown' ? 1 : -1
        setActive((now) => ((now + step + length + 2) % (length + 1)) - 1)
      }
    },
  }
}
