import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { useEffect, useId, useRef, useState } from 'react'
import { Facts } from './address-styles'
import { addressTexts } from './texts'

interface DeletedAddressProps {
  addressId: number
  address: string
  /** It was deleted by the keyboard: the focus comes here, and the time stands still while it stays. */
  byKeyboard: boolean
  onRestore: () => void
  /** The time to take it back stands still until the returned function is called. Stays the same function. */
  onHold: (addressId: number) => () => void
}

/** In the place of an address that has been deleted: the way back, for a while. The time stands still under the pointer, too. */
export function DeletedAddress({ addressId, address, byKeyboard, onRestore, onHold }: DeletedAddressProps) {
  const [pointed, setPointed] = useState(false)
  const [reached, setReached] = useState(byKeyboard)
  const restore = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (byKeyboard) restore.current?.focus()
  }, [byKeyboard])
  useEffect(() => (pointed || reached ? onHold(addressId) : undefined), [pointed, reached, onHold, addressId])
  return (
    <li data-deleted="" onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)}>
      <Icon name="trash" />
      <Facts>
        <p id={id} role="status">
          {addressTexts.removed(address)}
        </p>
      </Facts>
      <Button
        ref={restore}
        kind="quiet"
        size="s"
        aria-describedby={id}
        onFocus={() => setReached(true)}
        onBlur={() => setReached(false)}
        onClick={onRestore}
      >
        {addressTexts.restore}
      </Button>
    </li>
  )
}
