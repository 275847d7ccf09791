import { formatFileSize, NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import type { Upload, Uploads } from './use-uploads'

const List = styled.ul`
  display: grid;
  gap: 4px;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 4px 12px;
    min-height: 40px;
    padding: 6px 4px 6px 12px;
    border: 1px solid var(--border);
    border-radius: var(--r-m);
  }
  > li > p {
    overflow-wrap: anywhere;
  }
  small {
    font-size: 12px;
    color: var(--text-muted);
    white-space: nowrap;
  }
  > li > div {
    grid-column: 1 / -1;
    font-size: 12px;
    line-height: 16px;
  }
  [role='status'] {
    display: inline-flex;
    gap: 4px;
  }
  [data-state='failed'] [role='status'],
  [data-state='rejected'] [role='status'] {
    color: var(--danger-text);
  }
  [data-state='sent'] [role='status'] {
    color: var(--success-text);
  }
  progress {
    grid-column: 1 / -1;
    width: 100%;
    height: 4px;
    accent-color: var(--accent);
  }
`

const progressOf = ({ sent, size }: Upload): string =>
  `${formatFileSize(sent * size)} из ${formatFileSize(size)}, ${Math.floor(sent * 100)}${NBSP}%`

const statusOf = ({ state, problem }: Upload): string =>
  ({
    waiting: 'Ждёт отправки',
    sending: 'Отправляется',
    sent: 'Отправлен',
    failed: `Не отправлен. ${problem}`,
    rejected: problem ?? '',
  })[state]

/** Files with how far each has gone; one on its way can be cancelled, one that failed sent again or taken out. */
export function UploadList({ uploads, label }: { uploads: Uploads; label: string }) {
  if (uploads.list.length === 0) return null
  return (
    <List aria-label={label}>
      {uploads.list.map((upload) => {
        const { id, name, size, state } = upload
        const running = state === 'waiting' || state === 'sending'
        return (
          <li key={id} data-state={state}>
            <p>
              {name} <small>{formatFileSize(size)}</small>
            </p>
            {state === 'failed' ? (
              <Button
                size="s"
                icon="refresh"
                aria-label={`Повторить: ${name}`}
                onClick={() => uploads.retry(id)}
              >
                Повторить
              </Button>
            ) : (
              <span />
            )}
            <IconButton
              icon="close"
              label={running ? `Отменить отправку: ${name}` : `Убрать из списка: ${name}`}
              onClick={() => uploads.cancel(id)}
            />
            {state === 'sending' && <progress aria-label={`Отправка: ${name}`} max={1} value={upload.sent} />}
            <div>
              <span role="status">
                {(state === 'failed' || state === 'rejected') && <Icon name="alert" size={16} />}
                {state === 'sent' && <Icon name="check" size={16} />}
                {statusOf(upload)}
              </span>
              {/* Not announced: the progress bar tells it to who asks. */}
              {state === 'sending' && <span aria-hidden>, {progressOf(upload)}</span>}
            </div>
          </li>
        )
      })}
    </List>
  )
}
