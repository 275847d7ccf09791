import type { AddressPoint } from './api/order'

export type BasketType = 'main' | 'loyalty'

/** Modals by name with the props that the opener gives; owned by whichever part declares the name in `release.ts`. */
export interface ModalProps {
  /** `returnTo`: path to open after a successful login; `why`: what it is for, where the buyer has asked for something else. */
  authentication: { returnTo?: string; why?: string }
  /** What a consent of a form means, in the shop's words. */
  consentText: { consent: 'agree' | 'transfer' }
  /** The way by keyboard to products, sections, orders, pages and actions (Ctrl+K). `text`: what it opens with; `enter`: Enter (`open`: Shift+Enter) came after it. */
  palette: { text: string; enter?: 'enter' | 'open' }
  /**
   * `among`: ids of the products that it stands among, in their order: the ways to the one before and the one after. `after`: loads the
   * ids behind the first `known` ones; none: the list ends there.
   */
  QuickView: {
    productId: number
    among?: readonly number[]
    after?: (known: number) => Promise<readonly number[]>
  }
  /** `name` of the product; addresses of its photos, `start`: the one that is shown first. */
  productPhotos: { name: string; photos: readonly string[]; start: number }
  /** `point`: the address that is changed; without it a new one is added. */
  addAddress: { variant: 'base' | 'post'; point?: AddressPoint }
  /** The short form of a company, for a customer who has none yet. */
  addCompany: Record<string, never>
  basketError: { text: string; showAddress: boolean }
  /** Reads a workbook that `add-from-file` has taken, and shows its rows. */
  basketLoadXls: { basket: BasketType; file: File }
  /** `message`: what the server says of the change. */
  passwordSuccess: { message: string }
  /** Asks whether the customer is to be logged out everywhere. */
  endSessions: Record<string, never>
  fileErrors: { files: { name: string; reason: string }[] }
  'add-by-code': { basket: BasketType }
  'add-from-file': { basket: BasketType }
  /** Of an order that has been made, else of the one that the basket is about to become. `current`: CODE that it has now. */
  paymentType: { orderId?: number; current?: string }
  cancelOrder: { orderId: number }
  /** Row by row what became of the goods of an order, before they go into the basket again. */
  repeatOrder: { orderId: number }
  /** A customer's review of the shop. */
  review: Record<string, never>
  /** `code`: for the support, where the server has said nothing that a buyer could read. */
  serverError: { detail: string; code?: string }
  /** A message to the supplier, with name and contacts (001 §3, Feedback). */
  feedback: Record<string, never>
  /** A question to the supplier. `subject`: what it is about, where the place that it is asked from knows. */
  askQuestion: { subject?: string }
  /** A list of products as it was copied, with tabs between the cells of a table; without it the buyer pastes one. */
  pastePreview: { text: string; basket: BasketType }
}
export type ModalName = keyof ModalProps

/** What a modal's module receives besides its own props. */
export interface ModalFrame {
  close: () => void
}
