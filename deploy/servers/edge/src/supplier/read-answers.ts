import type { ClientItem, PageLink, Shop } from '@prilavok/shared-kernel/contract'

/** Who buys: the tax number of a company, none of an individual. */
export interface Buyer {
  id: number
  taxNumber: string | undefined
}

/** What every page is made of: without it not even the document's head could be written. */
const isShop = ({ ID, NAME, DOMAIN_NAME, PHONES, META }: Shop): boolean =>
  typeof ID === 'number' &&
  [NAME, DOMAIN_NAME].every((text) => typeof text === 'string') &&
  [PHONES, META].every(Array.isArray)

/** @returns undefined when the answer is no shop */
export function shopIn(text: string): Shop | undefined {
  try {
    const { ITEM } = JSON.parse(text) as { ITEM?: Shop }
    return ITEM && isShop(ITEM) ? ITEM : undefined
  } catch {
    return undefined
  }
}

/** @returns undefined when the answer names nobody */
export function buyerIn(text: string): Buyer | undefined {
  try {
    const { ITEM } = JSON.parse(text) as { ITEM?: Partial<ClientItem> }
    if (typeof ITEM?.ID !== 'number') return undefined
    return { id: ITEM.ID, taxNumber: (typeof ITEM.INN === 'string' && ITEM.INN) || undefined }
  } catch {
    return undefined
  }
}

const isPageLink = (value: unknown): value is PageLink => {
  const { CODE, TITLE } = (value ?? {}) as Partial<PageLink>
  return typeof CODE === 'string' && typeof TITLE === 'string'
}

/** Only what links need: pages carry the lists along. @returns undefined when the answer is no list */
export function pageLinksIn(text: string): PageLink[] | undefined {
  try {
    const { ITEMS } = JSON.parse(text) as { ITEMS?: unknown }
    return Array.isArray(ITEMS)
      ? ITEMS.filter(isPageLink).map(({ CODE, TITLE }) => ({ CODE, TITLE }))
      : undefined
  } catch {
    return undefined
  }
}
