import type { Page } from 'playwright'

declare global {
  interface Window {
    benchKeys?: number[]
  }
}

/** Runs in the page: notes for each pressed key the milliseconds to the end of the frame that shows what it did. */
function watchKeys(): void {
  const waits: number[] = []
  window.benchKeys = waits
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const frame = new MessageChannel()
      frame.port1.onmessage = () => waits.push(performance.now() - timeStamp)
      requestAnimationFrame(() => frame.port2.postMessage(null))
    },
    { capture: true },
  )
}

export interface KeyFigures {
  /** Milliseconds from each digit to its paint. */
  digits: number[]
  /** From each Enter, which puts the product into the basket and goes to the next row. */
  enters: number[]
}

/**
 * Types two digits and Enter into the quantities of rows, one key after the paint of the other. The list stands still before.
 * @param rows how many rows
 * @param within selector of what holds the list
 */
export async function typeQuantities(page: Page, rows: number, within = 'main'): Promise<KeyFigures> {
  await page.evaluate(watchKeys)
  await page.locator(`${within} [data-row] input[data-quantity]:enabled`).first().focus()
  const figures: KeyFigures = { digits: [], enters: [] }
  let pressed = 0
  const press = async (key: string): Promise<number> => {
    pressed += 1
    await page.keyboard.press(key)
    await page.waitForFunction((count) => (window.benchKeys?.length ?? 0) >= count, pressed)
    return (await page.evaluate(() => window.benchKeys?.at(-1))) ?? Number.NaN
  }
  for (let row = 0; row < rows; row++) {
    figures.digits.push(await press('1'), await press('2'))
    figures.enters.push(await press('Enter'))
  }
  return figures
}
