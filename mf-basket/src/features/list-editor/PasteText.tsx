import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { readClipboard } from '@prilavok/shared-kernel/paste'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { pasteTexts } from './texts'

interface PasteTextProps {
  text: string
  onChange: (text: string) => void
  /** There is nothing to order in the text. */
  empty: boolean
}

/** Where a list is typed or pasted by touch. Cells of a table keep their columns. */
export function PasteText({ text, onChange, empty }: PasteTextProps) {
  useLeaveGuard(text.trim() !== '', () => undefined)
  return (
    <TextareaField
      label={pasteTexts.list}
      hint={pasteTexts.listHint}
      error={empty ? pasteTexts.nothing : undefined}
      placeholder={pasteTexts.example}
      rows={12}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onPaste={(event) => {
        const pasted = readClipboard(event.clipboardData)
        if (pasted === event.clipboardData.getData('text/plain')) return
        event.preventDefault()
        const { selectionStart, selectionEnd } = event.currentTarget
        onChange(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd))
      }}
    />
  )
}
