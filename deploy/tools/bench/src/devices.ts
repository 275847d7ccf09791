/** How soon two devices of one account agree: a count set in one basket → the same count in the other. */
import type { Browser, Page } from 'playwright'
import { readArguments } from './arguments'
import { openPlainPage } from './browser/bench-page'
import { fillBasket } from './browser/fill-basket'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { print, printLoad, printMedian } from './figures/report'
import { openShop } from './shop/open-shop'

const ACCOUNT = { email: 'client@example.com', password: 'prilavok-demo' }
/** The quantity of the first row. */
const QUANTITY = 'main [data-row] input[data-quantity]'

const { origin, runs } = readArguments('usage: npm run bench -- devices [--origin URL] [--runs N]', 10)
const shop = await openShop(origin)
const browser = await openBrowser()

/** A device of the account: a browser of its own that has logged in. */
async function openDevice(browser: Browser): Promise<Page> {
  const { page } = await openPlainPage(browser)
  await openStill(page, `${shop.url}/login`)
  const form = page.locator('form', { has: page.locator('input[type=password]') })
  await form.locator('input[type=email]').fill(ACCOUNT.email)
  await form.locator('input[type=password]').fill(ACCOUNT.password)
  for (const consent of await form.getByRole('checkbox').all()) await consent.check()
  await form.locator('button[type=submit]').click()
  await page.waitForURL(/\/cabinet\//)
  return page
}

/** Runs in the page: milliseconds since 1970 at which the first row shows a count. */
const shownAt = ([selector, count]: readonly [string, string]) =>
  new Promise<number>((resolve) => {
    const look = () => {
      const isShown = document.querySelector<HTMLInputElement>(selector)?.value === count
      if (isShown) resolve(Date.now())
      else requestAnimationFrame(look)
    }
    look()
  })

/** Milliseconds from a step of the count on one device to the frame of the other one that shows it. */
async function agree(from: Page, to: Page): Promise<number> {
  const field = from.locator(QUANTITY).first()
  await field.focus()
  const pressed = Date.now()
  await field.press('Alt+ArrowUp')
  return (await to.evaluate(shownAt, [QUANTITY, await field.inputValue()] as const)) - pressed
}

try {
  const [one, other] = [await openDevice(browser), await openDevice(browser)]
  await openStill(one, `${shop.url}/`)
  await fillBasket(one, 1)
  for (const page of [one, other]) await openStill(page, `${shop.url}/basket`)
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const [from, to] = run % 2 === 0 ? [one, other] : [other, one]
    times.push(await agree(from, to))
  }
  print(`\n${shop.url}/basket on two devices of one account, in turns.`)
  printLoad()
  printMedian('A count on one device → on the other', times, { aim: '≤ 1000 ms' })
} finally {
  await browser.close()
  await shop.close()
}
