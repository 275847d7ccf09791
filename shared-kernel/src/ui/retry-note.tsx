import { useAlarm } from '@prilavok/shared-kernel/alarms'
import { errorText } from '@prilavok/shared-kernel/errors'
import { Button } from './button'
import { Note } from './note'

export interface RetryNoteProps {
  /** What was thrown; nothing is shown without it. */
  error: Error | null
  /** What has not come: «Документы не загрузились.» */
  text: string
  retrying: boolean
  onRetry: () => void
  className?: string
}

/** In place of a small block that has not come, or beside what is left of it: what, why, and another try. Of several at once one is announced. */
export function RetryNote({ error, text, retrying, onRetry, className }: RetryNoteProps) {
  const role = useAlarm(error ? 'load' : undefined)
  if (!error) return null
  return (
    <Note
      tone="warning"
      role={role}
      className={className}
      action={
        <Button size="s" icon="refresh" busy={retrying} onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      {text} {errorText(error)}
    </Note>
  )
}
