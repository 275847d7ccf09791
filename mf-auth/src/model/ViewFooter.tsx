import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'
import { texts } from '../texts'
import { WayTo } from './WayTo'

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  /* A button without a frame begins where the fields do. */
  > button:first-of-type {
    margin-left: -14px;
  }
`

interface ViewFooterProps {
  email: string
  /** How the way to the login is called. @default «Войти» */
  login?: string
  /** Left of the way to the login. */
  children?: ReactNode
}

/** Under a view: what else can be done there, and the way back to the login. */
export function ViewFooter({ email, login = texts.submit, children }: ViewFooterProps) {
  return (
    <Root>
      {children}
      <WayTo view="login" email={email}>
        {login}
      </WayTo>
    </Root>
  )
}
