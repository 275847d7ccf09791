import { type RefObject, useEffect, useId, useRef, useState } from 'react'

export interface Disclosure<Root extends HTMLElement, Opener extends HTMLElement> {
  open: boolean
  setOpen: (open: boolean) => void
  /** On the element around opener and panel: what happens outside of it closes the panel. */
  rootRef: RefObject<Root | null>
  /** On the button or link that opens the panel. */
  openerProps: {
    ref: RefObject<Opener | null>
    'aria-expanded': boolean
    'aria-controls': string | undefined
  }
  /** `id` of the panel. */
  panelId: string
}

/** A panel under a button: closes by Esc (the focus returns), by a press outside and when the focus leaves it. */
export function useDisclosure<
  Root extends HTMLElement = HTMLDivElement,
  Opener extends HTMLElement = HTMLButtonElement,
>(): Disclosure<Root, Opener> {
  const [open, setOpen] = useState(false)
  const rootRef = useRef<Root>(null)
  const openerRef = useRef<Opener>(null)
  const panelId = useId()
  useEffect(() => {
    if (!open) return
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !rootRef.current?.contains(target)
    const pressedOutside = ({ target }: Event) => {
      if (isOutside(target)) setOpen(false)
    }
    // Focus that goes from one place outside to another, when a modal has closed, is no leaving.
    const leftByFocus = ({ target, relatedTarget }: FocusEvent) => {
      if (!isOutside(target) && isOutside(relatedTarget)) setOpen(false)
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      openerRef.current?.focus()
    }
    document.addEventListener('pointerdown', pressedOutside)
    document.addEventListener('focusout', leftByFocus)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', pressedOutside)
      document.removeEventListener('focusout', leftByFocus)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [open])
  return {
    open,
    setOpen,
    rootRef,
    openerProps: { ref: openerRef, 'aria-expanded': open, 'aria-controls': open ? panelId : undefined },
    panelId,
  }
}
