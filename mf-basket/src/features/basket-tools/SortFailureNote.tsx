import { errorText } from '@prilavok/shared-kernel/errors'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import type { SortFailure } from '../../api/use-order-basket'
import { texts } from '../../texts'
import { basketToolsTexts } from './texts'

/** Says that the rows below are not sorted as chosen, and why; asks again. */
export function SortFailureNote({ failure: { error, retry, retrying } }: { failure: SortFailure }) {
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        <Button icon="refresh" busy={retrying} onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      {basketToolsTexts.notSorted} {errorText(error)}
    </Note>
  )
}
