import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'
import { Container } from './container'
import { Icon, type IconName } from './icon'

export interface PageStateProps {
  icon: IconName
  /** The h1 of the page. */
  title: string
  /** What it means for the buyer, a sentence or two. */
  children: ReactNode
  /** Ways on. */
  actions: ReactNode
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 72px 0 96px;
  text-align: center;
  > svg {
    margin-bottom: 16px;
    color: var(--n-400);
    stroke-width: 1;
  }
  > h1 {
    font-size: 28px;
    line-height: 34px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  > div {
    max-width: 560px;
    margin-top: 8px;
    color: var(--n-700);
  }
  > div + div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 20px;
  }
  @media (max-width: 767px) {
    padding: 40px 0 56px;
    > h1 {
      font-size: 22px;
      line-height: 28px;
    }
  }
`

/** A whole page that says only why it is not the page that was asked for. */
export function PageState({ icon, title, children, actions }: PageStateProps) {
  return (
    <Container>
      <Root>
        <Icon name={icon} size={72} />
        <h1 tabIndex={-1}>{title}</h1>
        <div>{children}</div>
        <div>{actions}</div>
      </Root>
    </Container>
  )
}
