import type { Page } from 'playwright'
import { typeQuantities } from './type-quantities'

export interface RepeatFigures {
  /** Milliseconds from the press on «Повторить» to the rows of the preview. */
  preview: number
  /** From each digit that is typed into a count to its paint. */
  digits: number[]
  /** From Ctrl+Enter until the basket has taken as many rows as it holds (000 §9), and the others say why they are left. */
  added: number
}

/** What the rows say that find no place in a basket. */
const FULL = /может быть не\sбольше 1000\sтоваров/

/** Rows in which a count is typed. */
const TYPED = 5

/** Runs in the page: milliseconds from the press on the button to the end of the frame with the first row of the preview. */
const pressAndWait = (button: Element): Promise<number> =>
  new Promise((resolve) => {
    const startedAt = performance.now()
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog] [data-row]')) return
      observer.disconnect()
      const frame = new MessageChannel()
      frame.port1.onmessage = () => resolve(performance.now() - startedAt)
      requestAnimationFrame(() => frame.port2.postMessage(null))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    ;(button as HTMLElement).click()
  })

/** @throws what the shop has answered instead */
const emptyBasket = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const body = new URLSearchParams({ products: 'all', delete: 'Y' })
    const answer = await fetch(`/v3/api/client/basket/?access_token=${token}`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`The basket is not emptied: ${answer.status} ${await answer.text()}`)
  })

/** Repeats the only order of the list that the page shows, which has more rows than a basket. It is emptied before and afterwards. */
export async function repeatOrder(page: Page): Promise<RepeatFigures> {
  await emptyBasket(page)
  const button = page.getByRole('main').getByRole('button', { name: /^Повторить заказ/ })
  const preview = await button.evaluate(pressAndWait)
  const { digits } = await typeQuantities(page, TYPED, '[role=dialog]')
  const dialog = page.getByRole('dialog', { name: /^Повторить заказ/ })
  const startedAt = performance.now()
  await page.keyboard.press('Control+Enter')
  await dialog.getByText(FULL).first().waitFor()
  const added = performance.now() - startedAt
  await emptyBasket(page)
  return { preview, digits, added }
}
