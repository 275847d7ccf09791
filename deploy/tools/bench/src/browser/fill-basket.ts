import type { Page } from 'playwright'

/**
 * Fills the main basket of the page's visitor with one call, with products of the sections that the home page links to. The page
 * shows the home page.
 * @returns how many rows it has
 */
export async function fillBasket(page: Page, rows: number): Promise<number> {
  const paths = await page
    .locator('main a[href^="/catalog/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const sections = [...new Set(paths.flatMap((path) => path.match(/\d+/)?.[0] ?? []))]
  return page.evaluate(
    async ([count, ids]) => {
      const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const body = new URLSearchParams()
      for (const id of ids) {
        if (body.size >= count) break
        const answer = await fetch(
          `/v3/api/catalog/list/?limit=1000&filter[SECTION_ID]=${id}&access_token=${token}`,
        )
        const { ITEMS } = (await answer.json()) as {
          ITEMS: { ID: number; PRICE: number; REMAIN: number; UP_MULTIPLICITY: { MIN: number } }[]
        }
        for (const { ID, PRICE, REMAIN, UP_MULTIPLICITY } of ITEMS)
          if (PRICE > 0 && REMAIN > 100 && body.size < count)
            body.set(`products[${ID}]`, String(UP_MULTIPLICITY.MIN || 1))
      }
      const added = await fetch(`/v4/api/client/basket/main/add/?access_token=${token}`, {
        method: 'POST',
        body,
      })
      const { response } = (await added.json()) as { response: { CNT: number } }
      return response.CNT
    },
    [rows, sections] as const,
  )
}
