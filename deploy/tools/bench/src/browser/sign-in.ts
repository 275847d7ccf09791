import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { openPlainPage } from './bench-page'
import { openStill } from './open-still'

declare global {
  interface Window {
    benchSignIn?: { pressed: number; changed: number }
  }
}

export interface SignedIn {
  /** From the press to the last change of the header. */
  ms: number
  /** Scripts that came while the modal opened. */
  scripts: { path: string; gzip: number }[]
}

const ACCOUNT = { email: 'client@example.com', password: 'prilavok-demo' }
/** The header stands still when it has not changed for so long. */
const STILL_MS = 1500

/** Runs in the page: notes when the form is sent and when the header has changed last. */
function watchHeader(): void {
  const times = { pressed: 0, changed: 0 }
  window.benchSignIn = times
  addEventListener('submit', () => Object.assign(times, { pressed: performance.now() }), { capture: true })
  const header = document.querySelector('header')
  const note = () => Object.assign(times, { changed: performance.now() })
  if (header)
    new MutationObserver(note).observe(header, { subtree: true, childList: true, characterData: true })
}

async function fill(page: Page): Promise<void> {
  const form = page.getByRole('dialog').locator('form')
  await form.locator('input[type=email]').fill(ACCOUNT.email)
  await form.locator('input[type=password]').fill(ACCOUNT.password)
  for (const consent of await form.getByRole('checkbox').all()) await consent.check()
}

/** Puts the first product of the section into the basket, logs in by the modal, and waits until the header stands still. */
export async function signIn(browser: Browser, section: string): Promise<SignedIn> {
  const { page, close } = await openPlainPage(browser)
  await openStill(page, section)
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Корзина.*1 товар/s })
    .waitFor()

  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      bodies.set(new URL(response.url()).pathname, response.body())
  })
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await fill(page)
  const scripts = await Promise.all(
    [...bodies].map(async ([path, body]) => ({ path, gzip: gzipSync(await body, { level: 9 }).length })),
  )
  await page.evaluate(watchHeader)
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.waitForFunction(
    (still) =>
      window.benchSignIn &&
      window.benchSignIn.changed > window.benchSignIn.pressed &&
      performance.now() - window.benchSignIn.changed > still,
    STILL_MS,
  )
  const times = await page.evaluate(() => window.benchSignIn)
  await close()
  return { ms: times ? times.changed - times.pressed : Number.NaN, scripts }
}
