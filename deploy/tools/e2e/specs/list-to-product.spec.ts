import { expect, type Page, test } from '@playwright/test'
import { firstSectionPath } from '../src/first-section-path'
import { holdScripts } from '../src/held-scripts'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const CALLS = '/v3/api/catalog/'
/** A pointer that moves on after this long does not rest. */
const PASSING_MS = 45

/** Opens a section; the code of the product page is there, as it is soon after a list has come. */
async function openList(page: Page) {
  const path = await firstSectionPath(page, GREEN)
  const code = page.waitForResponse(/mf-catalog\/.*\/expose-ProductPage\.\w+\.js$/)
  await page.goto(urlOf(GREEN, path))
  await (await code).finished()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  return page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
}

test('a click on a row shows name, price and picture of the product before any of its calls has been answered', async ({
  page,
}) => {
  const calls = await holdScripts(page, `**${CALLS}product/**`)
  const answered: string[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith(`${CALLS}product/`)) answered.push(response.url())
  })
  const row = (await openList(page)).first()
  const link = row.locator('a[href^="/product/"]:not([aria-hidden], [href*="#"])')
  const name = (await link.textContent()) ?? ''
  const price = /\d[\d\s]*(,\d\d)?\s*₽/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  const picture = (await row.locator('img').getAttribute('src')) ?? ''
  expect([name, price, picture]).not.toContain('')

  await link.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(main.getByRole('region', { name: 'В корзину' })).toContainText(price)
  const shown = main.locator(`figure img[src="${picture}"]`)
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
  expect(answered).toEqual([])

  calls.release()
  await expect(main.getByRole('tab', { name: 'Описание' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a pointer that sweeps over 36 rows asks for nothing; one that rests on a row asks for its product alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 5000 })
  const links = (await openList(page)).locator('a[href^="/product/"]:not([aria-hidden], [href*="#"])')
  await expect(links).toHaveCount(36)
  const places = await links.evaluateAll((all) =>
    all.map((link) => {
      const { left, top, height } = link.getBoundingClientRect()
      return { x: left + 10, y: top + height / 2, path: link.getAttribute('href') ?? '' }
    }),
  )
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(CALLS)) asked.push(pathname)
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const { x, y } of places) {
    await page.mouse.move(x, y)
    await page.clock.runFor(PASSING_MS)
  }
  await page.mouse.move(0, 0)
  await page.clock.runFor(1000)
  expect(asked).toEqual([])

  const [, , third] = places
  await page.mouse.move(third?.x ?? 0, third?.y ?? 0)
  await page.clock.runFor(100)
  await expect.poll(() => asked).toEqual([`${CALLS}${third?.path.slice(1)}/`])
  await page.clock.runFor(1000)
  await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
  expect(asked).toHaveLength(1)
})
