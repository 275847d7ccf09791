import type { ListFileResponse } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import { addFromFileTexts } from './texts'

const Sheet = styled.div`
  max-width: 240px;
  margin-bottom: 10px;
`

interface FileSheetProps {
  answer: ListFileResponse
  /** Rows that were hidden and are left out. */
  hidden: number
  onTakeHidden: () => void
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
      {hidden > 0 && (
        <Note
          tone="info"
          action={
            <Button size="s" onClick={onTakeHidden}>
              {addFromFileTexts.takeHidden}
            </Button>
          }
        >
          {addFromFileTexts.hidden(hidden)}
        </Note>
      )}
    </>
  )
}
