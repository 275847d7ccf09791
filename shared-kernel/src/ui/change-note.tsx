import { useAlarm } from '@prilavok/shared-kernel/alarms'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from './icon'

export interface ChangeNoteProps {
  /** Why the last change was not made, or made otherwise than asked. */
  rejection?: string | undefined
  /** The count that was asked for, where trying again may help. */
  asked?: number | undefined
  /** There was no connection: the change waits for it. */
  unsent?: boolean
  /** «Повторить», where `asked` or `unsent` says that it may help. */
  onRetry?: () => void
  className?: string
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  align-items: center;
  margin-top: 4px;
  font-size: 12px;
  line-height: 16px;
  color: var(--danger-text);
  &[data-unsent] {
    color: var(--warning-text);
  }
  button {
    min-height: 24px;
    padding: 0 4px;
    border-radius: var(--r-s);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`

/**
 * Stands beside a count whose change is not made: the reason, or that it waits for a connection. One reason of several rows, or of
 * one product that is shown twice, is announced once.
 */
export function ChangeNote({ rejection, asked, unsent = false, onRetry, className }: ChangeNoteProps) {
  const role = useAlarm(rejection)
  if (rejection !== undefined)
    return (
      <Root role={role} className={className}>
        <Icon name="alert" size={16} />
        {rejection}
        {asked !== undefined && (
          <button type="button" onClick={onRetry}>
            {asked > 0 ? `Повторить: ${asked}` : 'Повторить'}
          </button>
        )}
      </Root>
    )
  if (!unsent) return null
  return (
    <Root role="status" className={className} data-unsent>
      <Icon name="offline" size={16} />
      Будет отправлено, когда появится связь
      <button type="button" onClick={onRetry}>
        Повторить
      </button>
    </Root>
  )
}
