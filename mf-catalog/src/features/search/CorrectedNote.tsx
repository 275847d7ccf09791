import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { texts } from '../../texts'
import { type AskedSearch, searchUrl } from './search-url'

/** Says that a correction is shown, with the way back to what was typed. */
export function CorrectedNote({ q, typed }: AskedSearch) {
  if (!typed || typed === q) return null
  return (
    <Note
      tone="info"
      role="status"
      action={<TextLink to={searchUrl(typed, typed)}>{texts.search.exactly(typed)}</TextLink>}
    >
      {texts.search.corrected(q, typed)}
    </Note>
  )
}
