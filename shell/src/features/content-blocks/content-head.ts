import type { ContentAnswer, PageHead, StructuredData } from '@prilavok/shared-kernel/contract'
import { missingHead } from '@prilavok/shared-kernel/ui/not-found'
import { contentTexts } from './texts'

/** What search engines show of a description. */
const MAX_DESCRIPTION = 160

/** The beginning of a text, cut between words. */
function beginningOf(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION)
  return `${cut.slice(0, cut.search(/[\s,.;:]+\S*$/))}…`
}

const descriptionOf = ({ ITEMS }: ContentAnswer): string | undefined => {
  const first = ITEMS.find((block) => block.type === 'paragraph')
  return first?.data.text ? beginningOf(first.data.text) : undefined
}

/**
 * Title, description and address of a content page for search engines.
 * @param answer null: there is no such page; undefined: it is not known yet
 * @param path address that the page has in the shop; of several that lead to it search engines are told the one of its list
 */
export function contentHead(answer: ContentAnswer | null | undefined, path: string): PageHead {
  if (answer === null) return missingHead(contentTexts.unknown)
  if (!answer) return { title: '' }
  const canonical = answer.TYPE && answer.CODE ? `/content/${answer.TYPE}/${answer.CODE}` : path
  return { title: answer.TITLE || contentTexts.untitled, description: descriptionOf(answer), canonical }
}

/** The way to a page, as search engines show it instead of its address. */
export const contentCrumbs = (title: string, path: string): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: title, item: path }],
})
