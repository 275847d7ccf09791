import type { Locator, Page } from 'playwright'

declare global {
  interface Window {
    benchTurn?: number
  }
}

/** Runs in the page: notes the milliseconds from the next click to the end of the frame with another heading. */
function watchHeading(): void {
  const titleOf = () => document.querySelector('main h1')?.textContent
  const before = titleOf()
  const click: { at?: number } = {}
  Reflect.deleteProperty(window, 'benchTurn')
  document.addEventListener('click', ({ timeStamp }) => Object.assign(click, { at: timeStamp }), {
    capture: true,
    once: true,
  })
  const observer = new MutationObserver(() => {
    const { at } = click
    const title = titleOf()
    if (at === undefined || !title || title === before) return
    observer.disconnect()
    const frame = new MessageChannel()
    frame.port1.onmessage = () => {
      window.benchTurn = performance.now() - at
    }
    requestAnimationFrame(() => frame.port2.postMessage(null))
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Longer than a pointer rests before the page behind it is fetched, and than that takes here. */
const PREFETCHED_MS = 1500

/** Rests on a link until the page behind it is fetched, then presses. Gives milliseconds from click to page. */
export async function turnPage(page: Page, link: Locator): Promise<number> {
  await link.hover()
  await page.waitForTimeout(PREFETCHED_MS)
  await page.evaluate(watchHeading)
  await link.click()
  const wait = await page.waitForFunction(() => window.benchTurn)
  return Number(await wait.jsonValue())
}
