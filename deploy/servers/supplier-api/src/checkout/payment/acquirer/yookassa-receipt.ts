import type { Kopecks } from '../../../platform/money'
import type { Receipt, ReceiptRow } from '../receipt'

/** YooKassa rejects longer names, and receipts with more lines. */
const NAME = 128
const LINES = 100
const REST = 'Прочие товары заказа'
const PART = 'Часть оплаты заказа'
const WITHOUT_VAT = 1
/** Codes of YooKassa by the percent of VAT. */
const VAT_CODES: Readonly<Record<number, number>> = { 0: 2, 10: 3, 20: 4, 5: 7, 7: 8, 22: 11 }

const SUBJECTS = { product: 'commodity', service: 'service' } as const

/**
 * The `receipt` of a payment or a refund (54-FZ), whose lines come to `amount` to the kopeck.
 * @param taxSystem `tax_system_code` of the account; needed where a supplier has more than one
 */
export function yookassaReceipt(
  { buyer, vat, rows }: Receipt,
  amount: Kopecks,
  currency: string,
  taxSystem: number | undefined,
) {
  const isWhole = sumOf(rows) === amount
  const lines: ReceiptRow[] = isWhole
    ? within(rows)
    : [{ name: PART, quantity: 1, price: amount, subject: 'product' }]
  const phone = buyer.phone.replace(/\D/g, '')
  return {
    customer: {
      ...(buyer.name && { full_name: buyer.name.slice(0, 256) }),
      ...(buyer.inn && { inn: buyer.inn }),
      ...(buyer.email && { email: buyer.email }),
      ...(phone && { phone }),
    },
    items: lines.map(({ name, quantity, price, subject }) => ({
      description: name.slice(0, NAME),
      quantity,
      amount: toAmount(price, currency),
      vat_code: (vat === null ? undefined : VAT_CODES[vat]) ?? WITHOUT_VAT,
      payment_mode: 'full_prepayment',
      payment_subject: SUBJECTS[subject],
      measure: 'piece',
    })),
    ...(taxSystem !== undefined && { tax_system_code: taxSystem }),
    internet: true,
  }
}

const sumOf = (rows: readonly ReceiptRow[]): Kopecks =>
  rows.reduce((sum, { quantity, price }) => sum + quantity * price, 0)

/** Of an order with more rows than a receipt may have lines, the last products stand in one. */
function within(rows: readonly ReceiptRow[]): ReceiptRow[] {
  if (rows.length <= LINES) return [...rows]
  const products = rows.filter(({ subject }) => subject === 'product')
  const others = rows.filter(({ subject }) => subject !== 'product')
  const shown = LINES - others.length - 1
  const rest = sumOf(products.slice(shown))
  return [
    ...products.slice(0, shown),
    { name: `${REST}: ${products.length - shown} поз.`, quantity: 1, price: rest, subject: 'product' },
    ...others,
  ]
}

/** An amount as YooKassa writes it. */
export const toAmount = (kopecks: Kopecks, currency: string) => ({
  value: `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`,
  currency,
})
