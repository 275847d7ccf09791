export type BasketType = 'main' | 'loyalty'

/** Modals by name with the props that the opener gives; owned by whichever part declares the name in `release.ts`. */
export interface ModalProps {
  /** `returnTo`: path to open after a successful login. */
  authentication: { returnTo?: string }
  /** What a consent of a form means, in the shop's words. */
  consentText: { consent: 'agree' | 'transfer' }
  QuickView: { productId: number }
  addAddress: { variant: 'base' | 'post' }
  basketError: { text: string; showAddress: boolean }
  basketLoadXls: { basket: BasketType }
  /** `message`: what the server says of the change. */
  passwordSuccess: { message: string }
  /** Asks whether the customer is to be logged out everywhere. */
  endSessions: Record<string, never>
  fileErrors: { files: { name: string; reason: string }[] }
  'add-by-code': { basket: BasketType }
  'add-from-file': { basket: BasketType }
  paymentType: { orderId?: number }
  cancelOrder: { orderId: number }
  serverError: { detail: string }
}
export type ModalName = keyof ModalProps

/** What a modal's module receives besides its own props. */
export interface ModalFrame {
  close: () => void
}
