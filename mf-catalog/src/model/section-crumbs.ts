import type { Section } from '@prilavok/shared-kernel/contract'
import { texts } from '../texts'

interface Crumb {
  title: string
  to?: string
}

/** The way from the home page to what lies below these sections (CAT-013). */
export const sectionCrumbs = (ancestors: readonly Section[], own: string): Crumb[] => [
  { title: texts.crumbs.home, to: '/' },
  { title: texts.crumbs.catalog, to: '/catalog-list' },
  ...ancestors.map(({ ID, NAME }) => ({ title: NAME, to: `/catalog/${ID}` })),
  { title: own },
]
