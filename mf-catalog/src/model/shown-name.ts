import { formatProductName } from '@prilavok/shared-kernel/product-names'

/**
 * A product's name in a narrow column: «г/м²» stays in one line, too. The sign that does it is copied along, so names that are compared
 * with papers, in the basket and in orders, go without it.
 */
export const shownName = (name: string): string => formatProductName(name).replace(/г\/(?=м)/g, '$&\u2060')
