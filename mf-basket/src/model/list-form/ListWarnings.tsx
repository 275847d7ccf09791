import type { PastedList } from '@prilavok/shared-kernel/contract/lists'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { listWarnings } from './list-warnings'
import { listTexts } from './texts'

interface ListWarningsProps {
  list: PastedList
  /** Takes the skipped lines after all. */
  onTakeSkipped: () => void
}

/** What of a text is not in its list, and the way to have it there. */
export function ListWarnings({ list, onTakeSkipped }: ListWarningsProps) {
  const { length: skipped } = list.skipped
  return (
    <>
      {listWarnings(list).map((text) => (
        <Note key={text} tone="warning">
          {text}
        </Note>
      ))}
      {skipped > 0 && (
        <Note
          tone="warning"
          action={
            <Button size="s" onClick={onTakeSkipped}>
              {listTexts.takeSkipped}
            </Button>
          }
        >
          {listTexts.skipped(skipped)}
        </Note>
      )}
    </>
  )
}
