import type { Page } from '@playwright/test'

/** What a test needs to know of a product. */
export interface ListedProduct {
  ID: number
  NAME: string
  UP_CODE_1C: string
  PRICE: number
}

/** Products of the shop of the page that can be bought singly, ten of each at least, as its own list call answers them. */
export const listProducts = (page: Page, limit = 200): Promise<ListedProduct[]> =>
  page.evaluate(async (limit) => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch(`/v3/api/catalog/list/?sort=POPULARITY&limit=${limit}&access_token=${token}`)
    const { ITEMS } = (await answer.json()) as {
      ITEMS: (ListedProduct & {
        REMAIN: number
        ASSORTMENT: string
        UP_MULTIPLICITY: { MIN: number; STEP: number }
      })[]
    }
    return ITEMS.filter(
      ({ REMAIN, PRICE, ASSORTMENT, UP_MULTIPLICITY: { MIN, STEP } }) =>
        REMAIN > 9 && PRICE > 0 && ASSORTMENT === 'Y' && MIN <= 1 && STEP <= 1,
    )
  }, limit)
