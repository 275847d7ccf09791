import type { StructuredData } from '@prilavok/shared-kernel/contract'
import type { Crumb } from '@prilavok/shared-kernel/ui/breadcrumbs'

/** The way to a page as search engines show it instead of its address. @param own path of the page itself */
export const breadcrumbData = (crumbs: readonly Crumb[], own: string): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, to = own }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: to,
  })),
})
