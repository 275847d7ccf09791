import { searchUrl } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Note } from '@prilavok/shared-kernel/ui/note'
import type { AskedSearch } from './search-url'
import { searchTexts } from './texts'

const Root = styled(Note)`
  margin-bottom: 12px;
`

/** Says that a correction is shown, with the way back to what was typed. */
export function CorrectedNote({ q, typed }: AskedSearch) {
  if (!typed || typed === q) return null
  return (
    <Root
      tone="info"
      role="status"
      action={<TextLink to={searchUrl(typed, typed)}>{searchTexts.exactly(typed)}</TextLink>}
    >
      {searchTexts.corrected(q, typed)}
    </Root>
  )
}
