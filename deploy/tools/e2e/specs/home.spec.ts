import { expect, type Page, test } from '@playwright/test'
import { expectNothingSideways } from '../src/expect-fits'
import { openAlive } from '../src/open-alive'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const slider = (page: Page) => page.getByRole('region', { name: 'Акции и предложения' })

/** Sum of the layout shifts that nobody caused, from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(window, { __shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { __shifts: { sum: number } }).__shifts.sum)
}

/** What moves for ever keeps the processor busy in a page that is merely open: skeletons of what comes when it is scrolled to. */
const endlessAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  )

/** Left and right edge of each row of section tiles. */
const rowsOfTiles = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll('main li > a[href^="/catalog/"]')]
    const rows = new Map<number, { left: number; right: number }>()
    for (const tile of tiles) {
      const { top, left, right } = tile.getBoundingClientRect()
      const row = rows.get(Math.round(top)) ?? { left, right }
      rows.set(Math.round(top), { left: Math.min(row.left, left), right: Math.max(row.right, right) })
    }
    return [...rows.values()].map(({ left, right }) => [Math.round(left), Math.round(right)])
  })

test('[SHELL-014, SHELL-015, SHELL-016, SHELL-017, SHELL-019] the home page stands still while it comes, nothing of it moves for ever, and it has its blocks in their order and from edge to edge at every width; the keyboard reaches every slide, one that is swiped to is the current one and leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const shifts = await watchShifts(page)
  await openAlive(page, '/')
  const main = page.getByRole('main')
  await expect(slider(page).getByText('1\u00a0/\u00a04')).toBeVisible()
  expect(await shifts()).toBeLessThanOrEqual(0.02)
  expect(await endlessAnimations(page)).toEqual([])

  const blocks = [
    main.getByRole('heading', { name: 'Каталог' }),
    main.getByRole('link', { name: /^Архив в\sпорядке/ }),
    main.getByRole('heading', { name: 'Хиты продаж' }),
    main.getByRole('link', { name: /^Ручки и\sмаркеры/ }),
    main.getByRole('heading', { name: 'Распродажа' }),
    main.getByRole('link', { name: /^Скотч, плёнка/ }),
    main.getByRole('heading', { name: 'Новинки' }),
    main.getByRole('heading', { name: 'Как сделать заказ' }),
  ]
  for (const width of [1440, 768, 375])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const box = { x: 0, y: 0, width: 0, height: 0 }
      const own = (await slider(page).boundingBox()) ?? box
      const gift = (await page.getByRole('link', { name: /^Подарок за\sзаказ/ }).boundingBox()) ?? box
      if (width >= 1200) expect(gift.x).toBeGreaterThan(own.x + own.width)
      else expect(gift.y).toBeGreaterThan(own.y + own.height)
      const tops: number[] = []
      for (const block of blocks) tops.push((await block.boundingBox())?.y ?? Number.NaN)
      expect(tops).toEqual([...tops].sort((one, other) => one - other))
      const rows = await rowsOfTiles(page)
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) expect(row).toEqual(rows[0])
      await expectNothingSideways(page)
    })
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('the keyboard reaches every slide and stops the change', async () => {
    await slider(page).getByRole('button', { name: 'Остановить показ' }).focus()
    await page.keyboard.press('Enter')
    await expect(slider(page).getByRole('button', { name: 'Продолжить показ' })).toBeFocused()
    for (const slide of ['Предыдущий слайд', 'Следующий слайд']) {
      await page.keyboard.press('Tab')
      await expect(slider(page).getByRole('button', { name: slide })).toBeFocused()
    }
    for (let slide = 0; slide < 3; slide++) {
      await page.keyboard.press('Tab')
      await expect(slider(page).getByRole('group').nth(slide).getByRole('link')).toBeFocused()
      await expect(slider(page).getByText(`${slide + 1}\u00a0/\u00a04`)).toBeVisible()
    }
  })
  const second = slider(page).getByRole('group').nth(1)
  await second.evaluate((slide) => {
    const track = slide.parentElement as HTMLElement
    track.scrollLeft = track.clientWidth
  })
  await expect(slider(page).getByText('2\u00a0/\u00a04')).toBeVisible()
  await expect(second).toHaveAttribute('data-showed', 'true')
  await second.getByRole('link').click()
  await expect(page).toHaveURL(/\/client\/offers\/\d+$/)
})
