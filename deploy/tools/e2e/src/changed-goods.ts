import { connect } from '@prilavok/supplier-api/platform/database/connection'
import { stackUnderTest } from './stack-under-test'

/** What a supplier changes of a product; what is not named stays. */
export interface GoodsChange {
  id: number
  /** Times the price that the supplier asks. */
  dearer?: number
  /** How many are in stock. None: it cannot be ordered either. */
  remain?: number
}

interface Goods {
  id: number
  base_price: number
  remain: number
  to_order: boolean
}

const SHOP = '(select shop_id from shop_domains where domain = $1)'
const READ = `select id, base_price, remain, to_order from products where shop_id = ${SHOP} and id = any($2)`
const WRITE = `update products set base_price = $3, remain = $4, to_order = $5 where shop_id = ${SHOP} and id = $2`

/** Runs with goods of a shop changed in its database, as an import of the supplier would leave them; then they are as they were. */
export async function withChangedGoods(
  { domain }: { domain: string },
  changes: readonly GoodsChange[],
  run: () => Promise<void>,
): Promise<void> {
  const { pool, close } = connect(stackUnderTest().databaseUrl, 1)
  const write = ({ id, base_price, remain, to_order }: Goods) =>
    pool.query(WRITE, [domain, id, base_price, remain, to_order])
  try {
    const { rows } = await pool.query<Goods>(READ, [domain, changes.map(({ id }) => id)])
    for (const goods of rows) {
      const { dearer = 1, remain = goods.remain } = changes.find(({ id }) => id === goods.id) ?? {}
      const to_order = remain > 0 && goods.to_order
      await write({ ...goods, base_price: goods.base_price * dearer, remain, to_order })
    }
    try {
      await run()
    } finally {
      for (const goods of rows) await write(goods)
    }
  } finally {
    await close()
  }
}
