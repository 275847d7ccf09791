import type { Page } from 'playwright'

declare global {
  interface Window {
    benchCounts?: number[]
  }
}

/** Runs in the page: notes for each tick the milliseconds to the end of the frame that shows the new count. */
function watchCounts(): void {
  const panel = document.querySelector('main aside')
  const waits: number[] = []
  window.benchCounts = waits
  const tick: { at?: number; asked?: boolean } = {}
  panel?.addEventListener('click', ({ target, timeStamp }) => {
    if (target instanceof HTMLInputElement) Object.assign(tick, { at: timeStamp, asked: false })
  })
  new MutationObserver(() => {
    const text = [...(panel?.querySelectorAll('button') ?? [])]
      .map((button) => button.textContent ?? '')
      .join()
    if (tick.at === undefined) return
    if (text.includes('…')) tick.asked = true
    else if (tick.asked) {
      const { at } = tick
      Object.assign(tick, { at: undefined })
      const frame = new MessageChannel()
      frame.port1.onmessage = () => waits.push(performance.now() - at)
      requestAnimationFrame(() => frame.port2.postMessage(null))
    }
  }).observe(panel ?? document, { childList: true, characterData: true, subtree: true })
}

/**
 * Ticks lines of the filter panel, one after the count of the other.
 * @param ticks how many lines
 * @returns milliseconds from each tick to the paint of the new count
 */
export async function tickFilters(page: Page, ticks: number): Promise<number[]> {
  await page.evaluate(watchCounts)
  for (let done = 0; done < ticks; done++) {
    await page.locator('main aside input[type=checkbox]:enabled:not(:checked)').nth(done).click()
    await page.waitForFunction((count) => (window.benchCounts?.length ?? 0) >= count, done + 1)
  }
  return (await page.evaluate(() => window.benchCounts)) ?? []
}
