import { formatFileSize, NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { addFromFileTexts } from './texts'
import type { FileReading } from './use-list-file'

const Root = styled.div`
  padding: 10px 12px;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  font-size: 13px;
  line-height: 18px;
  overflow-wrap: anywhere;
  > p {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    color: var(--text-muted);
  }
  > progress {
    display: block;
    width: 100%;
    height: 6px;
    margin-top: 6px;
    accent-color: var(--accent);
  }
`

interface LoadProgressProps {
  reading: Extract<FileReading, { state: 'sending' | 'error' }>
  file: File
  onRetry?: () => void
}

/** A file that is being sent and read, or why it was not read. */
export function LoadProgress({ reading, file, onRetry }: LoadProgressProps) {
  if (reading.state === 'error')
    return (
      <Note
        tone="danger"
        role="alert"
        action={
          reading.mayRepeat && (
            <Button size="s" icon="refresh" onClick={onRetry}>
              {addFromFileTexts.retry}
            </Button>
          )
        }
      >
        <b>{file.name}</b>
        <br />
        {addFromFileTexts.failed} {reading.text}
      </Note>
    )
  const isReading = reading.part >= 1
  return (
    <Root>
      {file.name} <small>{formatFileSize(file.size)}</small>
      <p role="status">{isReading ? addFromFileTexts.reading : addFromFileTexts.sending}</p>
      <progress
        aria-label={addFromFileTexts.progressOf(file.name)}
        max={1}
        value={isReading ? undefined : reading.part}
      />
      {!isReading && (
        <small aria-hidden>
          {Math.floor(reading.part * 100)}
          {NBSP}%
        </small>
      )}
    </Root>
  )
}
