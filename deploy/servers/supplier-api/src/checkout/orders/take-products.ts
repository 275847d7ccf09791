import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { BasketKind } from '../../platform/database/schema-types'
import { tableOf } from '../../platform/database/table-of'
import type { Session } from '../../platform/session/session'
import { fittedLines, type OrderLine, readLines } from '../basket/lines'
import { giveGifts, lockWithGifts } from '../gifts/gifts'
import type { MadeOrder } from './messages'
import { isToOrder, type WrittenOrder } from './write-order'

/** What was written of an order is not what would be written now. Its transaction can only be undone. */
export class ProductsChanged extends Error {
  constructor() {
    super('The products of the order have changed since they were read')
  }
}

/** The rows of a basket with their products locked: no other order changes their stock until the transaction ends. */
export async function lockProducts(db: Database, session: Session, basket: BasketKind): Promise<OrderLine[]> {
  await lockWithGifts(db, session, basket)
  return readLines(db, session, basket, { lock: true })
}

/**
 * The last step of an order that is written: takes its products out of stock and basket, adds the gifts and gives the number. Other
 * orders of these products wait from here to the commit (from `takeBasket`, where that has locked them), so whatever can be done
 * before is done before.
 * @throws ProductsChanged when price, stock or rules have become such that another order would have been written
 */
export async function takeProducts(
  db: Database,
  session: Session,
  { id, basket, taken: { lines, sum } }: WrittenOrder,
): Promise<MadeOrder> {
  const locked = fittedLines(await lockProducts(db, session, basket), basket)
  if (contentsOf(locked) !== contentsOf(lines)) throw new ProductsChanged()
  await takeStock(db, session, basket, lines)
  const giftWarning = basket === 'main' ? await giveGifts(db, session, { id, sum, rows: lines.length }) : ''
  return { id, number: await giveNumber(db, session.shopId, id), giftWarning }
}

/** Everything that an order keeps of its rows; of the stock it is only whether there is any. */
const contentsOf = (lines: readonly OrderLine[]): string =>
  JSON.stringify(lines.map((line) => ({ ...line, remain: isToOrder(line) })))

async function takeStock(db: Database, session: Session, basket: BasketKind, lines: readonly OrderLine[]) {
  const inStock = lines.filter((line) => !isToOrder(line))
  await sql`
    ${preparedStatement} with taken as (
      update products p set remain = p.remain - list.quantity
      from ${tableOf('list', inStock, { id: 'int', quantity: 'int' })}
      where p.shop_id = ${session.shopId} and p.id = list.id)
    delete from basket_rows row
    where row.shop_id = ${session.shopId} and row.buyer_id = ${session.buyerId} and row.basket = ${basket}
      and row.product_id = any (${lines.map(({ id }) => id)}::int[])`.execute(db)
}

/**
 * Its number in the shop, `1-000123`. Given last: until the order is there, the next one of the shop waits for it. An order that
 * was answered must survive a crash, however the database is tuned: its commit waits for the disk.
 */
async function giveNumber(db: Database, shopId: number, orderId: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    ${preparedStatement} with counted as (
      insert into order_numbers as own (shop_id, last) values (${shopId}, 1)
      on conflict (shop_id) do update set last = own.last + 1
      returning last::text as text)
    update orders set number = shop_id || '-' || lpad(counted.text, greatest(6, length(counted.text)), '0')
    from counted where orders.shop_id = ${shopId} and orders.id = ${orderId}
    returning orders.number, set_config('synchronous_commit', 'on', true)`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`Order ${orderId} of shop ${shopId} is not there`)
  return row.number
}
