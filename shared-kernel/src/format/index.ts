export { formatAddress } from './address'
export { formatCode } from './code'
export { formatDate, formatDateTime, formatRecent, moscowClock } from './date'
export { formatFileSize } from './file-size'
export {
  currencySign,
  formatMoney,
  formatShortMoney,
  formatSum,
  fractionDigits,
  type MoneyFormat,
} from './money'
export { formatNumber, MINUS, NBSP } from './number'
export { fullName } from './person'
export { phoneHref, phoneText } from './phone'
export { type PluralForms, pluralize } from './plural'
export { formatProducts, PRODUCT_FORMS, unitOf } from './product-count'
export { asSentence } from './sentence'
export { formatTax } from './tax'
export { formatCountdown, formatWait } from './wait'
