import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

export interface EmptyStateProps {
  /** One sentence on why it is empty. */
  title: ReactNode
  children?: ReactNode
  /** One or two actions that mend it. */
  actions?: ReactNode
  /** Shown large and grey where no illustration is given. @default 'package' */
  icon?: IconName
  /** Instead of the icon, 104×104. */
  illustration?: ReactNode
}

export const StateBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 56px 24px 64px;
  text-align: center;
  > svg {
    margin-bottom: 16px;
    color: var(--n-400);
    stroke-width: 1;
  }
  > h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  > p {
    max-width: 440px;
    margin-top: 6px;
    color: var(--n-700);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 18px;
  }
  > small {
    margin-top: 16px;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
`

/** Why there is nothing here and what to do about it. */
export function EmptyState({ title, children, actions, icon = 'package', illustration }: EmptyStateProps) {
  return (
    <StateBox>
      {illustration ?? <Icon name={icon} size={72} />}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div>{actions}</div>}
    </StateBox>
  )
}
