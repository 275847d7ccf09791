/** What the first view of each kind of page loads, and what it takes of a slow telephone, beside the machine's index. */
import type { Cookie } from 'playwright'
import { readArguments } from './arguments'
import { aliveScripts } from './browser/alive-scripts'
import { CPU_SLOWDOWN, openPlainPage, openSlowProcessorPage } from './browser/bench-page'
import { idleTime } from './browser/idle-time'
import { loadedScripts } from './browser/loaded-scripts'
import { machineIndex } from './browser/machine-index'
import { mainThreadFigures } from './browser/main-thread'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { observePage } from './browser/paint-figures'
import { aimsOf } from './figures/aims'
import { kilobytes, print, printFigure, printLoad, printMedian } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { openShop } from './shop/open-shop'
import { findSectionPage } from './shop/section-page'

const KIB = 1024

const { origin, runs } = readArguments('usage: npm run bench -- first-view [--origin URL] [--runs N]', 3)
const aims = await aimsOf()
const shop = await openShop(origin)
const browser = await openBrowser()

/** Cookies of a visitor who has put the first products of a list into the basket. */
async function cookiesWithBasket(section: string): Promise<Cookie[]> {
  const { page, close } = await openPlainPage(browser)
  await openStill(page, section)
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
  await saved
  const cookies = await page.context().cookies()
  await close()
  return cookies
}

async function visit(url: string, cookies: Cookie[]) {
  const opened = await openSlowProcessorPage(browser)
  const { page } = opened
  await page.context().addCookies(cookies)
  await observePage(page)
  const thread = await mainThreadFigures(browser, page, url, 1)
  const figures = { ...thread, ...(await aliveScripts(page)), idle: await idleTime(opened) }
  await opened.close()
  return figures
}

try {
  const section = await findSectionPage(shop.url)
  const product = /href="(\/product\/\d+)"/.exec((await fetchPage(section.url)).body.toString())?.[1] ?? ''
  const cookies = await cookiesWithBasket(section.url)
  const pages: [name: string, url: string, cookies?: Cookie[]][] = [
    ['home', `${shop.url}/`],
    ['section', section.url],
    ['product', shop.url + product],
    ['search', `${shop.url}/search?q=${encodeURIComponent('бумага')}`],
    ['basket', `${shop.url}/basket`, cookies],
    ['ordering', `${shop.url}/basket/ordering`, cookies],
  ]
  print(`\nA fresh Chromium, processor ${CPU_SLOWDOWN} times slower, ${runs} visits of each page, untouched.`)
  printLoad()
  for (const [name, url, known = []] of pages) {
    const index = await machineIndex(browser)
    print(`\n${name}: ${url}   (Lighthouse's index of this machine now: ${index})`)
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let run = 0; run < runs; run++) visits.push(await visit(url, known))
    const figure = (title: string, values: number[], unit: string, digits = 0) =>
      printMedian(title, values, { unit, digits, aim: aims(name, title), note: `index ${index}` })
    figure(
      'JS before alive',
      visits.map(({ bytes }) => bytes / KIB),
      'KiB',
    )
    figure(
      'Scripts before alive',
      visits.map(({ requests }) => requests),
      '',
    )
    figure(
      'JS that comes later by itself',
      visits.map(({ later }) => later / KIB),
      'KiB',
    )
    figure(
      'Alive',
      visits.map(({ alive }) => alive),
      'ms',
    )
    figure(
      'Total blocking time',
      visits.map(({ blocking }) => blocking),
      'ms',
    )
    figure(
      'Longest task',
      visits.map(({ longest }) => longest),
      'ms',
    )
    figure(
      'Main thread in 5 s at rest',
      visits.map(({ idle }) => idle),
      's',
      3,
    )
  }

  print('\nThe section, script by script, each counted as gzip -9:\n')
  const scripts = await loadedScripts(browser, section.url)
  for (const { path, gzip, source } of scripts) printFigure(path, kilobytes(gzip), source)
  print(`\nHTML of its list of ${section.items} products, as sent:\n`)
  for (const coding of ['br', 'gzip', 'identity']) {
    const { body } = await fetchPage(section.url, { 'accept-encoding': coding })
    printFigure(coding, kilobytes(body.length), '', coding === 'identity' ? '' : '≤ 14 KB')
  }
} finally {
  await browser.close()
  await shop.close()
}
