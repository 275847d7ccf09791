import type { Section, SectionAnswer } from '@prilavok/shared-kernel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'

/** What one answer says of another section: one below it, or one on the way to it. */
function knownFrom({ ITEM, PATH, CHILDREN }: SectionAnswer, id: string): SectionAnswer | undefined {
  const isSought = ({ ID }: Section) => String(ID) === id
  const child = CHILDREN.find(isSought)
  if (child) return { ITEM: child, PATH: ITEM ? [...PATH, ITEM] : PATH, CHILDREN: [] }
  const at = PATH.findIndex(isSought)
  const ancestor = PATH[at]
  return ancestor && { ITEM: ancestor, PATH: PATH.slice(0, at), CHILDREN: [] }
}

/** What the page of another section has already said of a section: its name and the way to it stand there while it is on its way. */
export function placeholderSection(query: QueryClient, sectionId: string): SectionAnswer | undefined {
  for (const [, answer] of query.getQueriesData<SectionAnswer>({ queryKey: keys.section })) {
    const known = answer && knownFrom(answer, sectionId)
    if (known) return known
  }
  return undefined
}
