import { useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { useEffect, useState } from 'react'
import { offersPath, readOfferParams } from '../../model/offer-params'
import { offersTexts } from './texts'

const Root = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  font-size: 13px;
  font-weight: 500;
`
/** The list that a card was opened from; only an address of the list itself is followed. */
function listOf(state: unknown): string {
  const list = typeof state === 'object' && state && 'list' in state ? String(state.list) : ''
  return offersPath(readOfferParams(new URLSearchParams(list.split('?')[1])))
}

/** «Назад» leads to the list as it was left (CAB-010). The server does not know how that was. */
export function BackLink() {
  const { state } = useLocation()
  const [to, setTo] = useState(listOf(undefined))
  useEffect(() => setTo(listOf(state)), [state])
  return (
    <Root to={to}>
      <Icon name="arrow-left" size={16} />
      {offersTexts.back}
    </Root>
  )
}
