import type { Page } from '@playwright/test'

/** How many of each product the server holds in the main basket of the page's visitor. */
export const heldInBasket = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch(`/v2/basket/catalog/?offset=0&limit=1000&access_token=${token}`)
    const { ITEMS } = (await answer.json()) as { ITEMS: { ID: number; QUANTITY: number }[] }
    return Object.fromEntries(ITEMS.map(({ ID, QUANTITY }) => [ID, QUANTITY]))
  })
