import type { Section } from '@prilavok/shared-kernel/contract'
import type { Crumb } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { texts } from '../texts'

/** The way from the catalogue to what lies below these sections (CAT-013). */
export const sectionCrumbs = (ancestors: readonly Section[], own: string): Crumb[] => [
  { title: texts.catalog, to: '/catalog-list' },
  ...ancestors.map(({ ID, NAME }) => ({ title: NAME, to: `/catalog/${ID}` })),
  { title: own },
]
