import { formatAddress } from '@prilavok/shared-kernel/format'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { type PointerEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Facts } from './address-styles'
import { addressTexts } from './texts'

interface DeletedAddressProps {
  addressId: number
  address: string
  /** It was deleted by the keyboard: the time stands still while the focus stays. */
  byKeyboard: boolean
  onRestore: () => void
  /** The time to take it back stands still until the returned function is called. Stays the same function. */
  onHold: (addressId: number) => () => void
  /** The row goes, and the focus with it. */
  onFocusLost: () => void
}

/**
 * In the place of an address that has been deleted: the way back, for a while. The focus comes here with the deletion. The time stands
 * still under a pointer that has moved since (the one that has deleted rests here), and while somebody is here by the keyboard.
 */
export function DeletedAddress(props: DeletedAddressProps) {
  const { addressId, address, byKeyboard, onRestore, onHold } = props
  const [pointed, setPointed] = useState(false)
  const [reached, setReached] = useState(byKeyboard)
  const restore = useRef<HTMLButtonElement>(null)
  /** The focus is on its way here by itself: nobody has pressed a key for it. */
  const coming = useRef(false)
  const id = useId()
  const loseFocus = useEffectEvent(props.onFocusLost)
  useEffect(() => {
    coming.current = true
    restore.current?.focus({ preventScroll: true })
    coming.current = false
  }, [])
  useLayoutEffect(() => {
    const button = restore.current
    return () => {
      if (button && document.activeElement === button) loseFocus()
    }
  }, [])
  /** The browser tells a row that comes under a pointer of a move that is none. */
  const rest = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) setPointed(true)
  }
  useEffect(() => (pointed || reached ? onHold(addressId) : undefined), [pointed, reached, onHold, addressId])
  return (
    <li data-deleted="" onPointerMove={rest} onPointerLeave={() => setPointed(false)}>
      <Icon name="trash" />
      <Facts>
        <p id={id} role="status">
          {addressTexts.removed(formatAddress(address))}
        </p>
      </Facts>
      <Button
        ref={restore}
        kind="quiet"
        size="s"
        aria-describedby={id}
        onFocus={() => setReached(byKeyboard || !coming.current)}
        onBlur={() => setReached(false)}
        onClick={onRestore}
      >
        {addressTexts.restore}
      </Button>
    </li>
  )
}
