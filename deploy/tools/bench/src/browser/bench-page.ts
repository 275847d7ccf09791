import type { Browser, CDPSession, Page } from 'playwright'

/** A page with its developer tools. */
export interface BenchPage {
  page: Page
  devtools: CDPSession
  close(): Promise<void>
}

const BYTES_PER_SECOND = 1_600_000 / 8
const ROUND_TRIP_MS = 150
export const CPU_SLOWDOWN = 4

/** The transpiler marks the names of functions with this one; functions that are sent into a page miss it there. */
const NAMES = 'globalThis.__name = (value) => value'

export const SLOW_LINE = `1.6 Mbit/s, ${ROUND_TRIP_MS} ms round trip`
export const SLOWNESS = `${SLOW_LINE}, CPU ${CPU_SLOWDOWN} times slower (by the browser's own throttling)`

/** A page of a browser that was never here, as fast as the machine is. */
export async function openPlainPage(browser: Browser): Promise<BenchPage> {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 800 } })
  await context.addInitScript(NAMES)
  const page = await context.newPage()
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() }
}

/** The same on a slow line («slow 4G»), with the machine's own processor. */
export async function openSlowLinePage(browser: Browser): Promise<BenchPage> {
  const slow = await openPlainPage(browser)
  await slow.devtools.send('Network.enable')
  await slow.devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  return slow
}

/** The same with a slow processor. @param open opens it on a line of its own */
export async function openSlowProcessorPage(browser: Browser, open = openPlainPage): Promise<BenchPage> {
  const slow = await open(browser)
  await slow.devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return slow
}

/** The same on a slow telephone: a slow line and a slow processor. */
export const openSlowPage = (browser: Browser): Promise<BenchPage> =>
  openSlowProcessorPage(browser, openSlowLinePage)
