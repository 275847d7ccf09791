import type { PageLink, PageLists, PageListType } from '@prilavok/shared-kernel/contract'
import { contentLinkTexts } from './texts'

export interface ContentLink {
  code: string
  to: string
  title: string
}

export interface ContentLinks {
  buyer: ContentLink[]
  company: ContentLink[]
}

const ABOUT = 'about_company'
const GUIDE = 'how_to_make_order'
const CONTACTS = 'contact_info'

const link = (code: string, title: string, type: PageListType = 'front_up'): ContentLink => ({
  code,
  to: `/content/${type}/${code}`,
  title,
})

const linksOf = (pages: readonly PageLink[], type: PageListType): ContentLink[] =>
  pages
    .map(({ CODE, TITLE }) => link(CODE, CODE === ABOUT ? contentLinkTexts.about : TITLE.trim(), type))
    .filter(({ title }) => title !== '')

const has = (links: readonly ContentLink[], code: string) => links.some((one) => one.code === code)

/**
 * The buyer group from front_up and the company group from front_down, without how_to_make_order, which the buyer group has (000 §2,
 * AMB-30). Guide and contacts are pages of ours: they can be linked to while the lists are not known; the contacts are always.
 */
export function contentLinks({ front_up, front_down }: Partial<PageLists>): ContentLinks {
  const down = linksOf(front_down ?? [], 'front_down')
  const buyer = linksOf(front_up ?? [], 'front_up')
  const company = down.filter(({ code }) => code !== GUIDE)
  const misplacedGuide = down.find(({ code }) => code === GUIDE)
  if (!has(buyer, GUIDE) && (misplacedGuide || !front_up))
    buyer.unshift(link(GUIDE, misplacedGuide?.title ?? contentLinkTexts.guide))
  if (!has([...buyer, ...company], CONTACTS)) company.push(link(CONTACTS, contentLinkTexts.contacts))
  return { buyer, company }
}

/** What most visitors look for, in this order, for places that have room for a few. */
const MAIN = [ABOUT, 'delivery', GUIDE, CONTACTS]

export const mainLinks = ({ buyer, company }: ContentLinks): ContentLink[] =>
  MAIN.flatMap((code) => [...buyer, ...company].find((one) => one.code === code) ?? [])
