/** How much a first visit of a section page loads: JavaScript file by file, and the HTML. */
import { readArguments } from './arguments'
import { loadedScripts } from './browser/loaded-scripts'
import { openBrowser } from './browser/open-browser'
import { kilobytes, print, printFigure } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { openShop } from './shop/open-shop'
import { findSectionPage } from './shop/section-page'

const { origin } = readArguments('usage: npm run bench -- first-view [--origin URL]', 1)
const shop = await openShop(origin)
const browser = await openBrowser()
try {
  const section = await findSectionPage(shop.url)
  print(`\nFirst view of ${section.url}: a fresh Chromium, until the page stands still, nobody touches it.`)
  print('Each script counted as gzip -9.\n')
  const scripts = await loadedScripts(browser, section.url)
  for (const { path, gzip, source } of scripts) printFigure(path, kilobytes(gzip), source)
  const sum = scripts.reduce((total, { gzip }) => total + gzip, 0)
  printFigure('JavaScript in all', kilobytes(sum), '', '≤ 200 KB, better 180')
  const late = scripts.filter(({ source }) => source === 'discovered later')
  printFigure('Scripts discovered later than by the HTML', String(late.length), '', '0')

  print(`\nHTML of a list of ${section.items} products, as sent:\n`)
  for (const coding of ['br', 'gzip', 'identity']) {
    const { body } = await fetchPage(section.url, { 'accept-encoding': coding })
    printFigure(coding, kilobytes(body.length), '', coding === 'identity' ? '' : '≤ 14 KB')
  }
} finally {
  await browser.close()
  await shop.close()
}
