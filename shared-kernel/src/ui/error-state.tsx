import { useAlarm } from '@prilavok/shared-kernel/alarms'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { asSentence } from '@prilavok/shared-kernel/format'
import type { ReactNode } from 'react'
import { Button } from './button'
import { CopyButton } from './copy-button'
import { StateBox } from './empty-state'
import { Icon } from './icon'

export interface ErrorStateProps {
  /** What did not work. @default 'Не удалось загрузить данные' */
  title?: ReactNode
  /** What was thrown: its text is the cause, and its code is for the support. */
  error?: unknown
  /** What is not lost; without `error` the cause, too. */
  children?: ReactNode
  /** «Повторить»; without it there is no button. */
  onRetry?: () => void
  retrying?: boolean
  /** Beside «Повторить». */
  actions?: ReactNode
}

/** Stands in the place of the block that failed; the rest of the page works. Of several at once one is announced. */
export function ErrorState({
  title = 'Не удалось загрузить данные',
  error,
  children,
  onRetry,
  retrying,
  actions,
}: ErrorStateProps) {
  const role = useAlarm('load')
  const code = isApiError(error) ? error.requestId : undefined
  const cause = error ? errorText(error) : null
  return (
    <StateBox role={role}>
      <Icon name="warning" size={72} />
      <h2>{title}</h2>
      {(error || children) && (
        <p>
          {cause && children ? asSentence(cause) : cause} {children}
        </p>
      )}
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
      {code && (
        <small>
          Код обращения: <span className="num">{code}</span>
          <CopyButton text={code} label="Скопировать код обращения" copied="Код обращения скопирован" />
        </small>
      )}
    </StateBox>
  )
}
