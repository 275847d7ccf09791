import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { settingsTexts } from './texts'

/** Said once another company has taken the place of the one before: what has been taken out, and the way back. */
export function ReplacedCompany({ onRestore }: { onRestore: () => void }) {
  return (
    <Note
      tone="warning"
      role="status"
      action={
        <Button size="s" onClick={onRestore}>
          {settingsTexts.restoreCompany}
        </Button>
      }
    >
      {settingsTexts.companyReplaced}
    </Note>
  )
}
