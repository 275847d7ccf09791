import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { formatAddress } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { placeUrl } from '@prilavok/shared-kernel/ui/lazy-map'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { type MouseEvent, useEffect, useRef } from 'react'
import { AddressContacts } from './AddressContacts'
import { Actions, Facts, Mark } from './address-styles'
import { addressTexts } from './texts'
import { zoneText } from './zone-text'

interface AddressRowProps {
  point: AddressPoint
  /** It has just been taken back: the focus returns to where it was. */
  focused: boolean
  /** `byKeyboard`: the focus follows to what undoes it. */
  onRemove: (byKeyboard: boolean) => void
}

/** One address of the customer with who receives there; it is changed in the dialog that adds one. */
export function AddressRow({ point, focused, onRemove }: AddressRowProps) {
  const { modals } = useKernel()
  const shop = useShop()
  const remove = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) remove.current?.focus()
  }, [focused])
  const { ADDRESS, VARIANT = 'base' } = point
  const isPostal = VARIANT === 'post'
  const zone = isPostal ? undefined : zoneText(point, shop)
  const onMap = placeUrl({ title: ADDRESS, latitude: Number.NaN, longitude: Number.NaN })
  return (
    <li>
      <Mark data-quiet="" aria-hidden>
        <Icon name={isPostal ? 'mail' : 'pin'} size={14} />
      </Mark>
      <Facts>
        <h2>
          {formatAddress(ADDRESS)}
          {isPostal && <StatusBadge>{addressTexts.postal}</StatusBadge>}
        </h2>
        <AddressContacts point={point} />
        <p data-muted="">
          {zone && <span>{zone}</span>}
          <OuterLink href={onMap} newTab aria-label={addressTexts.onMapOf(ADDRESS)}>
            {addressTexts.onMap}
          </OuterLink>
        </p>
      </Facts>
      <Actions>
        <IconButton
          icon="pencil"
          label={addressTexts.change(ADDRESS)}
          onClick={() => modals.open('addAddress', { variant: VARIANT, point })}
        />
        <IconButton
          ref={remove}
          icon="trash"
          label={addressTexts.remove(ADDRESS)}
          onClick={(event: MouseEvent) => onRemove(event.detail === 0)}
        />
      </Actions>
    </li>
  )
}
