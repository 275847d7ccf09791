import type { Page } from 'playwright'

declare global {
  interface Window {
    benchSuggestion?: Promise<number>
  }
}

/**
 * Runs in the page: milliseconds from the last letter before the suggestions to the end of the frame that shows them. The event is
 * `input`, as letters that no key of the browser's own layout makes come without `keydown`. What is shown within the pause for the
 * next key is of the text before.
 */
function watchSuggestions(pause: number): void {
  let lastLetter = performance.now()
  const typed = ({ timeStamp }: Event) => {
    lastLetter = timeStamp
  }
  addEventListener('input', typed, { capture: true })
  window.benchSuggestion = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (performance.now() - lastLetter < pause || !document.querySelector('[role=search] [role=option]'))
        return
      observer.disconnect()
      removeEventListener('input', typed, { capture: true })
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - lastLetter)))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** Milliseconds that the field waits for the next key before it asks (AMB-28). */
const PAUSE_MS = 300

/** Types each of the words into the search field of the header and waits for its suggestions. */
export async function suggestionWaits(page: Page, words: readonly string[]): Promise<number[]> {
  const field = page.getByRole('combobox', { name: 'Поиск по каталогу' }).filter({ visible: true })
  const waits: number[] = []
  await field.click()
  for (const word of words) {
    await page.evaluate(watchSuggestions, PAUSE_MS)
    await page.keyboard.type(word, { delay: 60 })
    waits.push((await page.evaluate(() => window.benchSuggestion)) ?? Number.NaN)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  return waits
}
