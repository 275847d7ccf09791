import type { Page } from 'playwright'

declare global {
  interface Window {
    benchFiltered?: number[]
  }
}

/** Runs in the page: notes for each choice of a status the milliseconds to the end of the frame that shows its orders. */
function watchOrders(): void {
  const waits: number[] = []
  window.benchFiltered = waits
  const choice: { at?: number } = {}
  document.addEventListener('change', ({ timeStamp }) => Object.assign(choice, { at: timeStamp }), {
    capture: true,
  })
  new MutationObserver(() => {
    const { at } = choice
    if (at === undefined || document.querySelector('main table[data-stale], main [aria-busy=true]')) return
    Object.assign(choice, { at: undefined })
    const frame = new MessageChannel()
    frame.port1.onmessage = () => waits.push(performance.now() - at)
    requestAnimationFrame(() => frame.port2.postMessage(null))
  }).observe(document.querySelector('main') ?? document, {
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-stale'],
    subtree: true,
  })
}

/** Chooses one status after the other. Gives milliseconds from each choice to the paint of its orders. */
export async function filterOrders(page: Page, statuses: readonly string[]): Promise<number[]> {
  await page.evaluate(watchOrders)
  for (const [done, status] of statuses.entries()) {
    await page.getByRole('combobox', { name: 'Статус заказа' }).selectOption(status)
    await page.waitForFunction((count) => (window.benchFiltered?.length ?? 0) > count, done)
    await page.waitForURL((url) => (url.searchParams.get('status') ?? '') === status)
  }
  return (await page.evaluate(() => window.benchFiltered)) ?? []
}
