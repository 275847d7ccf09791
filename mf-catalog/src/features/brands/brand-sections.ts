import type { BrandAnswer, Section } from '@prilavok/shared-kernel/contract'
import type { Crumb } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { brandHref } from '../../model/page-hrefs'
import { texts } from '../../texts'
import { brandsTexts } from './texts'

/**
 * The next sections of a brand: of all that hold its products those whose parent is not among them, so that a brand of one
 * branch offers its own sections at once.
 */
export function brandSections({ SECTION, SECTIONS }: BrandAnswer): Section[] {
  const below = SECTIONS.filter(({ ID }) => ID !== SECTION?.ID)
  const ids = new Set(below.map(({ ID }) => ID))
  const tops = below.filter(({ IBLOCK_SECTION_ID }) => !ids.has(IBLOCK_SECTION_ID ?? 0))
  const [only] = tops
  if (tops.length !== 1 || !only) return tops
  const children = below.filter(({ IBLOCK_SECTION_ID }) => IBLOCK_SECTION_ID === only.ID)
  return children.length > 0 ? children : tops
}

/** The way to a brand's page, or to one of its sections. */
export function brandCrumbs(answer: BrandAnswer | undefined): Crumb[] {
  const brand = answer?.ITEM
  const section = answer?.SECTION
  const catalog: Crumb[] = [
    { title: texts.catalog, to: '/catalog-list' },
    { title: brandsTexts.title, to: '/catalog-list#brands' },
  ]
  if (!brand) return [...catalog, { title: '…' }]
  if (!section) return [...catalog, { title: brand.NAME }]
  const root = brandHref(brand)
  return [
    ...catalog,
    { title: brand.NAME, to: root },
    ...answer.PATH.map(({ ID, NAME }) => ({ title: NAME, to: `${root}/${ID}` })),
    { title: section.NAME },
  ]
}
