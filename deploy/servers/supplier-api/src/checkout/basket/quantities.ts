import { apiErrors } from '../../platform/errors'
import { ROWS } from './rows'

const COUNT = /^\d{1,9}$/

const whole = (value: unknown): number | null =>
  (typeof value === 'string' || typeof value === 'number') && COUNT.test(String(value)) ? Number(value) : null

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPair = (value: unknown): value is { id?: unknown; quantity?: unknown } => isObject(value)

/** @throws bad_field (400) */
function entriesOf(products: unknown, field: string): [string, unknown][] {
  if (!isObject(products)) throw apiErrors.badField(field, 'Укажите товары и их количество')
  const entries = Object.entries(products)
  if (entries.length > ROWS) throw apiErrors.badField(field, `Не больше ${ROWS} товаров за раз`)
  return entries
}

/** @throws bad_field (400) */
function idOf([key, value]: [string, unknown], field: string): number {
  const id = whole(isPair(value) && value.id !== undefined ? value.id : key)
  if (!id) throw apiErrors.badField(field, 'Неверный номер товара')
  return id
}

/**
 * Products of the same forms as `readQuantities`, whatever their counts.
 * @throws bad_field (400)
 */
export const readProducts = (products: unknown): number[] =>
  entriesOf(products, 'products').map((entry) => idOf(entry, 'products'))

/**
 * Counts of `expected[ID]=QUANTITY`, empty without it.
 * @throws bad_field (400)
 */
export const readExpected = (expected: unknown): ReadonlyMap<number, number> =>
  expected === undefined ? new Map() : readQuantities(expected, 'expected')

/**
 * Counts by product of `products[ID]=QUANTITY`, of `products[ID][quantity]`, or of `products[i][id]` with
 * `products[i][quantity]`.
 * A product named twice keeps the last count.
 * @throws bad_field (400)
 */
export function readQuantities(products: unknown, field = 'products'): Map<number, number> {
  return new Map(
    entriesOf(products, field).map((entry): [number, number] => {
      const [, value] = entry
      const quantity = whole(isPair(value) ? value.quantity : value)
      const id = idOf(entry, field)
      if (quantity === null) throw apiErrors.badField(field, 'Количество должно быть целым числом')
      return [id, quantity]
    }),
  )
}

/**
 * The counts of a body: those that are asked for, and those that the caller takes the basket to hold.
 * @throws bad_field (400)
 */
export const readAsked = (body: { products?: unknown; expected?: unknown }) => ({
  quantities: readQuantities(body.products),
  expected: readExpected(body.expected),
})
