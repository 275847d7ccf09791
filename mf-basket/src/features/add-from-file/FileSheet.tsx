import type { ListFileResponse } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import type { Hidden } from './text-of-rows'
import { addFromFileTexts } from './texts'

const KINDS = ['rows', 'columns'] as const

const Sheet = styled.div`
  max-width: 240px;
  margin-bottom: 10px;
`

interface FileSheetProps {
  answer: ListFileResponse
  /** What was hidden and is left out. */
  hidden: Readonly<Record<Hidden, number>>
  onTakeHidden: (what: Hidden) => void
  onSheet: (sheet: number) => void
}

/** Which sheet of a file the list is, and what of it was left out. */
export function FileSheet({ answer: { SHEETS, SHEET }, hidden, onTakeHidden, onSheet }: FileSheetProps) {
  return (
    <>
      {SHEETS.length > 1 && (
        <Sheet>
          <SelectField
            label={addFromFileTexts.sheet}
            size="s"
            options={SHEETS.map((label, at) => ({ value: String(at), label }))}
            value={String(SHEET)}
            onChange={(value) => onSheet(Number(value))}
          />
        </Sheet>
      )}
      {KINDS.filter((kind) => hidden[kind] > 0).map((kind) => (
        <Note
          key={kind}
          tone="info"
          action={
            <Button size="s" onClick={() => onTakeHidden(kind)}>
              {addFromFileTexts.takeHidden}
            </Button>
          }
        >
          {addFromFileTexts.hidden[kind](hidden[kind])}
        </Note>
      ))}
    </>
  )
}
