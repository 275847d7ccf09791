import type { BenchPage } from './bench-page'

export interface Heap {
  bytes: number
  nodes: number
}

/**
 * Goes from a list to its products and back, each product in its turn, by presses as a buyer does.
 * @param navigations how many pages are opened
 * @param still waits at each product for all that its page loads, also far down
 * @returns what the page holds after garbage has been collected
 */
export async function heapAfter(
  { page, devtools }: BenchPage,
  navigations: number,
  still?: () => Promise<void>,
): Promise<Heap> {
  const links = page.locator('main [data-row] a[href^="/product/"]:not([aria-hidden], [href*="#"])')
  for (let at = 0; at < navigations / 2; at++) {
    await links.first().waitFor()
    const link = links.nth(at % (await links.count()))
    await link.click()
    await page.waitForURL(/\/product\//)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await still?.()
    await page.goBack()
    await page.waitForURL(/\/catalog\//)
  }
  await links.first().waitFor()
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metricOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
  return { bytes: metricOf('JSHeapUsedSize'), nodes: metricOf('Nodes') }
}
