/** From the press on «Войти» to the name and every badge of the header right, and what the login modal loads. */
import type { Browser } from 'playwright'
import { readArguments } from './arguments'
import { openBrowser } from './browser/open-browser'
import { type SignedIn, signIn } from './browser/sign-in'
import { kilobytes, print, printFigure, printLoad, printMedian } from './figures/report'
import { openShop } from './shop/open-shop'
import { findSectionPage } from './shop/section-page'

const { origin, runs } = readArguments('usage: npm run bench -- sign-in [--origin URL] [--runs N]', 5)

async function measure(browser: Browser, section: string): Promise<SignedIn[]> {
  const results: SignedIn[] = []
  for (let run = 0; run < runs; run++) results.push(await signIn(browser, section))
  return results
}

const shop = await openShop(origin)
const browser = await openBrowser()
try {
  const section = await findSectionPage(shop.url)
  print(`\nA visitor with a product in the basket logs in over ${section.url}.\n`)
  const results = await measure(browser, section.url)
  printMedian(
    'Press on «Войти» → name and badges right',
    results.map(({ ms }) => ms),
    { aim: '≤ 500' },
  )
  const scripts = results[0]?.scripts ?? []
  print('\nScripts that opening the modal has loaded, gzip -9:\n')
  for (const { path, gzip } of scripts) printFigure(path, kilobytes(gzip))
  printFigure(
    'In all',
    kilobytes(scripts.reduce((sum, { gzip }) => sum + gzip, 0)),
    'the modal itself and the shared forms',
  )
  printLoad()
} finally {
  await browser.close()
  await shop.close()
}
