import { MODAL_ATTRIBUTE } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { headerActionStyles } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { type MouseEvent, useEffect, useRef } from 'react'
import { CustomerMenu } from '../features/account/CustomerMenu'
import { focusHeadingIfLost } from '../features/account/focus-heading'
import { texts } from '../texts'

const SignIn = styled(Link)(headerActionStyles)

/** «Войти» in the header (a link to `/login` that opens the modal where it can), or the customer's name with a menu. */
export default function AccountMenu() {
  const { modals } = useKernel()
  const { state, personal } = useSession()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'visitor' && state === 'customer') focusHeadingIfLost()
    before.current = state
  }, [state])
  if (state === 'customer' && personal) return <CustomerMenu personal={personal} />
  const open = (event: MouseEvent) => {
    // Another tab or window: the link itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    modals.open('authentication', {})
  }
  return (
    <SignIn to="/login" onClick={open} {...{ [MODAL_ATTRIBUTE]: 'authentication' }}>
      <Icon name="user" size={20} />
      <span>{texts.submit}</span>
    </SignIn>
  )
}
