import { useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { useEffect, useState } from 'react'
import { orderDetailTexts } from './texts'

const Root = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  margin-bottom: 6px;
  font-size: 13px;
  @media print {
    display: none;
  }
`
const LIST = '/cabinet/orders'

/** The list that the order was opened from, with its filters, sort and page. */
function listOf(state: unknown): string {
  const list = typeof state === 'object' && state && 'list' in state ? String(state.list) : ''
  return list.startsWith('?') ? `${LIST}${list}` : LIST
}

/** «К списку заказов» leads to the list as it was left. The server does not know how that was. */
export function BackToList() {
  const { state } = useLocation()
  const [to, setTo] = useState(LIST)
  useEffect(() => setTo(listOf(state)), [state])
  return (
    <Root to={to}>
      <Icon name="arrow-left" size={16} />
      {orderDetailTexts.toList}
    </Root>
  )
}
