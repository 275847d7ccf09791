import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'

/** Leads the keyboard to the notices from anywhere; F6, that other shops use, belongs to the browser. */
export const NOTICE_KEY = 'F8'

/**
 * F8 goes to the action of the latest notice, F8 once more or Esc back to where the focus was.
 * @returns `goBack`, for when a notice goes with the focus in it, and handlers of the region
 */
export function useNoticeKey(region: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null)
  const goBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    before.current = null
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { activeElement } = document
      if (event.key !== NOTICE_KEY || region.current?.contains(activeElement)) return
      const button = region.current?.lastElementChild?.querySelector('button')
      if (!button) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [region])
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) before.current = relatedTarget
  }
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== NOTICE_KEY) return
    event.preventDefault()
    event.stopPropagation()
    goBack()
  }
  return { goBack, onFocus, onKeyDown }
}
