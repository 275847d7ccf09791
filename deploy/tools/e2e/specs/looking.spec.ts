import { expect, type Page, test } from '@playwright/test'
import { clientOf, signIn } from '../src/browser-session'
import { idsOf, orderIdOf, pathsOf } from '../src/every-page'
import { findDefects } from '../src/looking/find-defects'
import { openAlive } from '../src/open-alive'
import { fillBasket } from '../src/order-form'
import { ShopClient } from '../src/shop-client'
import { GREEN } from '../src/shops'

const WIDTHS = [1920, 1440, 1100, 1024, 768, 375, 320]

/** Opens each page once and looks at it in windows of every width: what a width changes is styles alone. */
async function expectNoDefects(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = []
  for (const path of paths) {
    await openAlive(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const defect of await page.evaluate(findDefects)) found.push(`${path} at ${width} px: ${defect}`)
    }
  }
  expect(found).toEqual([])
}

// By two workers. All shops have the same styles: the first one stands for all.
for (const half of [0, 1])
  test(`every page of a visitor at every width, half ${half + 1}: nothing overlaps, is cut, breaks a word, stands outside or is too small to press`, async ({
    page,
  }) => {
    const client = new ShopClient(GREEN)
    const paths = await pathsOf(client, await idsOf(client), 'anyone')
    const all = [...paths, '/search?q=бумага', '/no-such-page']
    await expectNoDefects(
      page,
      all.filter((_, index) => index % 2 === half),
    )
  })

test('every page of a customer at every width: nothing overlaps, is cut, breaks a word, stands outside or is too small to press', async ({
  page,
  context,
}) => {
  await signIn(context)
  await fillBasket(context, GREEN)
  const client = await clientOf(context)
  const paths = await pathsOf(client, { orderId: await orderIdOf(client) }, 'customer')
  await expectNoDefects(page, [...paths, '/basket', '/basket/ordering'])
})
