import { TextField } from '@prilavok/shared-kernel/ui/input'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import type { KeyboardEvent } from 'react'
import type { TextBlock } from './edited-block'
import { reviewTexts } from './texts'

/** What the server takes of one text. */
const MAX_TEXT = 10_000

interface TextPartProps {
  block: TextBlock
  id: string
  /** What is wrong with the review, where this box is the place to mend it. */
  error: string | undefined
  /** The first box says what to write. */
  hint: string | undefined
  onChange: (change: Partial<TextBlock>) => void
  /** Enter in a header: the text goes on below it. */
  onContinue: () => void
}

/** A header (of the only level there is) or a paragraph. */
export function TextPart({ block, id, error, hint, onChange, onContinue }: TextPartProps) {
  if (block.type === 'paragraph')
    return (
      <TextareaField
        id={id}
        label={reviewTexts.paragraph}
        hint={hint}
        error={error}
        maxLength={MAX_TEXT}
        value={block.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    )
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onContinue()
  }
  return (
    <TextField
      id={id}
      label={reviewTexts.header}
      error={error}
      placeholder={reviewTexts.headerPlaceholder}
      maxLength={MAX_TEXT}
      value={block.text}
      onChange={({ target }) => onChange({ text: target.value })}
      onKeyDown={goOn}
    />
  )
}
