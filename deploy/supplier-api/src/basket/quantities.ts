import { refusals } from '../errors'

/** Products of one call; a basket holds no more (000 §9). */
const PRODUCTS = 1000
const COUNT = /^\d{1,9}$/

const whole = (value: unknown): number | null =>
  (typeof value === 'string' || typeof value === 'number') && COUNT.test(String(value)) ? Number(value) : null

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPair = (value: unknown): value is { id?: unknown; quantity?: unknown } => isObject(value)

/** @throws bad_field (400) */
function entriesOf(products: unknown): [string, unknown][] {
  if (!isObject(products)) throw refusals.badField('products', 'Укажите товары и их количество')
  const entries = Object.entries(products)
  if (entries.length > PRODUCTS) throw refusals.badField('products', `Не больше ${PRODUCTS} товаров за раз`)
  return entries
}

/** @throws bad_field (400) */
function idOf([key, value]: [string, unknown]): number {
  const id = whole(isPair(value) && value.id !== undefined ? value.id : key)
  if (!id || id > 2_147_483_647) throw refusals.badField('products', 'Неверный номер товара')
  return id
}

/**
 * Products of the same forms as `readQuantities`, whatever their counts.
 * @throws bad_field (400)
 */
export const readProducts = (products: unknown): number[] => entriesOf(products).map(idOf)

/**
 * Counts by product of `products[ID]=QUANTITY`, of `products[ID][quantity]`, or of `products[i][id]` with
 * `products[i][quantity]`.
 * A product named twice keeps the last count.
 * @throws bad_field (400)
 */
export function readQuantities(products: unknown): Map<number, number> {
  return new Map(
    entriesOf(products).map((entry): [number, number] => {
      const [, value] = entry
      const quantity = whole(isPair(value) ? value.quantity : value)
      const id = idOf(entry)
      if (quantity === null) throw refusals.badField('products', 'Количество должно быть целым числом')
      return [id, quantity]
    }),
  )
}
