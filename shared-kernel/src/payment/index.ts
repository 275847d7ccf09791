export { changePaymentType } from './change-payment-type'
export { ONLINE_PAY, paysOnline } from './online-pay'
export { openPaymentWindow, type PaymentWindow } from './payment-window'
export {
  notePaymentOpened,
  type PaymentStart,
  type PaymentTarget,
  startPayment,
  usePaymentStart,
} from './start-payment'
export { type Payment, usePayment } from './use-payment'
