import { errorText } from '@prilavok/shared-kernel/errors'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { productTexts } from './texts'

interface IncompleteNoteProps {
  error: Error
  retrying: boolean
  onRetry: () => void
}

/** The product's own call has failed: what a list knew of it stands, and the rest can be asked for again. */
export function IncompleteNote({ error, retrying, onRetry }: IncompleteNoteProps) {
  const retry = (
    <Button size="s" icon="refresh" busy={retrying} onClick={onRetry}>
      {productTexts.retry}
    </Button>
  )
  return (
    <Note tone="warning" role="alert" action={retry}>
      {productTexts.incomplete} {errorText(error)}
    </Note>
  )
}
