import type { ReactNode } from 'react'
import { Button } from './button'
import { StateBox } from './empty-state'
import { Icon } from './icon'

export interface ErrorStateProps {
  /** What did not work. @default 'Не удалось загрузить данные' */
  title?: ReactNode
  /** The cause, and what is not lost. */
  children?: ReactNode
  /** «Повторить»; without it there is no button. */
  onRetry?: () => void
  retrying?: boolean
  /** For the support: the code of the error. */
  code?: string
  /** Beside «Повторить». */
  actions?: ReactNode
}

/** Stands in the place of the block that failed; the rest of the page works. */
export function ErrorState({
  title = 'Не удалось загрузить данные',
  children,
  onRetry,
  retrying,
  code,
  actions,
}: ErrorStateProps) {
  return (
    <StateBox role="alert">
      <Icon name="warning" size={72} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {(onRetry || actions) && (
        <div>
          {onRetry && (
            <Button kind="primary" icon="refresh" busy={retrying} onClick={onRetry}>
              Повторить
            </Button>
          )}
          {actions}
        </div>
      )}
      {code && <small>Код для поддержки: {code}</small>}
    </StateBox>
  )
}
