import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { personalQuery, sessionStateOf } from '@prilavok/shared-kernel/queries'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { useEffect, useEffectEvent, useRef } from 'react'
import { focusHeadingIfLost } from '../features/account/focus-heading'
import { LoginForm } from '../features/login/LoginForm'
import { viewTitles } from '../features/views/texts'
import { useViewSwitch, type ViewLoaders } from '../features/views/use-view-switch'
import { ViewFrame } from '../features/views/ViewFrame'
import { type AuthView, AuthViewsContext } from '../model/auth-views'

/** Login is there at once, the others when they are asked for. */
const LOADERS: ViewLoaders = {
  login: () => Promise.resolve({ default: LoginForm }),
  registration: () => import(/* webpackChunkName: "registration" */ '../features/registration/Registration'),
  recovery: () => import(/* webpackChunkName: "recovery" */ '../features/recovery/Recovery'),
  signUp: () => import(/* webpackChunkName: "sign-up" */ '../features/sign-up/SignUp'),
  firstPassword: () =>
    import(/* webpackChunkName: "first-password" */ '../features/first-password/FirstPassword'),
}
/** Views with two columns of fields. */
const WIDE: ReadonlySet<AuthView> = new Set(['registration'])
const Why = styled.p`
  margin-bottom: 16px;
  color: var(--text-secondary);
`
const FIRST = { view: 'login', opening: {}, Component: LoginForm } as const

/**
 * Login over any page, with the ways to recovery and the other views; a user without a password sets one instead. Afterwards the page that asked for it opens, else the
 * one below stays (AMB-47).
 */
export default function LoginModal({ returnTo, why, close }: ModalProps['authentication'] & ModalFrame) {
  const kernel = useKernel()
  const navigate = useNavigate()
  const first = useRef<HTMLInputElement>(null)
  const { shown, views } = useViewSwitch(LOADERS, FIRST)
  const { view, opening, Component } = shown
  const beginWithPassword = useEffectEvent(() => {
    const personal = kernel.query.getQueryData(personalQuery(kernel).queryKey)?.ITEM
    if (sessionStateOf(personal, kernel.token.hasRefreshToken()) === 'partial') views.show('firstPassword')
  })
  useEffect(() => beginWithPassword(), [])
  const done = () => {
    close()
    if (returnTo) navigate(returnTo)
    else focusHeadingIfLost()
  }
  return (
    <Modal
      open
      onClose={close}
      title={viewTitles[view]}
      size={WIDE.has(view) ? 'm' : 's'}
      initialFocus={first}
    >
      <AuthViewsContext value={views}>
        {why && view === 'login' && <Why>{why}</Why>}
        <ViewFrame key={view} takesFocus={shown !== FIRST}>
          <Component {...opening} guard firstRef={first} onDone={done} />
        </ViewFrame>
      </AuthViewsContext>
    </Modal>
  )
}
