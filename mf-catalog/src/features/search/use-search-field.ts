import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { findProductByCode } from '../../api/find-product-by-code'
import { readSearch, searchUrl } from './search-url'
import { type Suggests, useSuggests } from './use-suggests'

/** 000 §9. */
const CODE = /^\d{6}$/

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
  /** Opens the results of a query. */
  go(q: string): void
  submit(event: FormEvent): void
  press(event: KeyboardEvent): void
}

/** The search field as a combobox: ↑↓ choose, Enter goes, Esc closes and then clears; six digits look a code up (kit §7). */
export function useSearchField(): SearchField {
  const kernel = useKernel()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shown = pathname === '/search' ? readSearch(new URLSearchParams(search)).q : ''
  const [followed, follow] = useState(shown)
  const [value, setValue] = useState(shown)
  const [active, setActive] = useState(-1)
  const [focused, setFocused] = useState(false)
  const [closed, setClosed] = useState(false)
  const suggests = useSuggests(value, focused && !closed && value !== shown)
  if (followed !== shown) {
    follow(shown)
    setValue(shown)
  }
  const open = focused && !closed && suggests.titles.length > 0

  const type = (next: string) => {
    setValue(next)
    setActive(-1)
    setClosed(false)
  }
  const go = (q: string) => {
    setValue(q)
    setActive(-1)
    setClosed(true)
    navigate(searchUrl(q))
  }
  const lookUp = async (code: string) => {
    setClosed(true)
    const id = await findProductByCode(kernel, code)
    if (id === undefined) return go(code)
    navigate(`/product/${id}`)
    setValue('')
  }
  const move = (step: number) => {
    const { length } = suggests.titles
    setActive((now) => ((now + step + length + 2) % (length + 1)) - 1)
  }
  return {
    value,
    type,
    clear: () => type(''),
    suggests,
    open,
    setFocused,
    active,
    go,
    submit(event) {
      event.preventDefault()
      const q = (suggests.titles[active] ?? value).trim()
      if (CODE.test(q)) void lookUp(q)
      else if (q) go(q)
    },
    press(event) {
      if (event.key === 'Escape') {
        if (open) setClosed(true)
        else type('')
      } else if (open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        event.preventDefault()
        move(event.key === 'ArrowDown' ? 1 : -1)
      }
    },
  }
}
