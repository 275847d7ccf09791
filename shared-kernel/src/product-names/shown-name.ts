import { formatProductName } from './product-name'

/** Behind which of its signs a short word would be broken: «г/м²», «ч/б», «Wi-Fi». */
const INSIDE = /г\/(?=м)|ч\/(?=б)|Wi-(?=Fi)/g

/**
 * A product's name in a narrow column: short words with a sign inside stay in one line, too. What does it is copied along, so names that
 * are compared with papers, in the basket and in orders, go without it.
 */
export const shownName = (name: string): string => formatProductName(name).replace(INSIDE, '$&\u2060')
