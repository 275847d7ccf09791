import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { paymentTexts } from './texts'

/** A window of the browser that is to show where an order is paid. */
export interface PaymentWindow {
  /** Shows the acquirer's page. @returns false when the buyer has closed the window meanwhile */
  show(url: string): boolean
  close(): void
  /** Whether the window is gone. A page that keeps openers away seems closed, too. */
  isClosed(): boolean
}

const LINE = 'margin: 20vh 24px 0; font: 17px/1.5 system-ui, sans-serif; text-align: center'
const HINT = 'margin: 16px 24px; font: 14px/1.5 system-ui, sans-serif; text-align: center'

/** Says what comes, and where the order is found should nothing come: whoever opened the window may be gone by then. */
function fill({ document: page }: Window): void {
  page.documentElement.lang = 'ru'
  page.title = paymentTexts.openingTitle
  const line = page.createElement('p')
  line.style.cssText = LINE
  line.textContent = paymentTexts.opening
  const hint = page.createElement('p')
  hint.style.cssText = HINT
  const link = page.createElement('a')
  link.href = new URL('/cabinet/orders', window.location.href).href
  link.textContent = paymentTexts.toOrders
  hint.append(paymentTexts.notOpening, link)
  page.body.append(line, hint)
}

/**
 * Opens the window of a payment, empty but for a line that says what comes. To be called in the handler of the click itself: a window
 * that is opened later, when the address is known, is a pop-up to every browser. What it shows later cannot reach this page; when this
 * page is left before there is an address, the window goes.
 * @returns null when the browser has blocked it
 */
export function openPaymentWindow({ platform }: Pick<Kernel, 'platform'>): PaymentWindow | null {
  const opened = window.open('about:blank', '_blank')
  if (!opened) return null
  fill(opened)
  // The bank's page, or one that it leads to, could otherwise send this page elsewhere.
  opened.opener = null
  const stopWatching = platform.onPage('left', () => opened.close())
  return {
    show(url) {
      stopWatching()
      if (opened.closed) return false
      opened.location.replace(url)
      return true
    },
    close() {
      stopWatching()
      opened.close()
    },
    isClosed: () => opened.closed,
  }
}
