import { emptyDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { connect } from '@prilavok/supplier-api/platform/database/connection'
import { migrate } from '@prilavok/supplier-api/platform/database/migrate'
import { loadDemo } from './load-demo'

test('several processes may migrate and load at once; a load that failed goes on where it was; a newer one replaces the old', async () => {
  const database = await emptyDatabase()
  const { pool, close } = connect(database.url, 6)
  try {
    const applied = await Promise.all([migrate(pool), migrate(pool), migrate(pool)])
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    const onProgress = (done: number) => {
      if (done === 5) throw new Error('interrupted')
    }
    const open = async () => (await pool.query('select id from shops where not maintenance order by id')).rows
    await expect(loadDemo(pool, { products: 20, onProgress })).rejects.toThrow('interrupted')
    expect(await open()).toEqual([{ id: 1 }, { id: 2 }])
    expect((await pool.query('select from products where shop_id = 3')).rowCount).toBe(0)
    const steps: number[] = []
    await loadDemo(pool, { products: 20, onProgress: (done) => steps.push(done) })
    expect(steps).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(await loadDemo(pool, { products: 20 })).toBe(false)

    await pool.query("update demo_loads set version = 'old ' || version")
    await Promise.all([loadDemo(pool, { products: 20 }), loadDemo(pool, { products: 20 })])
    expect((await pool.query('select from shops')).rowCount).toBe(7)
    await pool.query('delete from demo_loads')
    expect(await loadDemo(pool, { products: 30, share: 0.5 })).toBe(true)
    expect((await pool.query('select from products where shop_id = 1')).rowCount).toBe(30)
  } finally {
    await close()
    await database.drop()
  }
})

test('a shop that is not of the demonstration is never removed: nothing is loaded', async () => {
  const database = await emptyDatabase()
  const { pool, close } = connect(database.url, 2)
  try {
    await migrate(pool)
    await pool.query("insert into shops (id, name, link) values (1, 'Магазин', 'shop')")
    await expect(loadDemo(pool, { products: 20 })).rejects.toThrow(
      'The database has shops that are not of the demonstration (ids 1): nothing was loaded.',
    )
    expect((await pool.query('select id, name from shops')).rows).toEqual([{ id: 1, name: 'Магазин' }])
    expect((await pool.query('select from demo_loads')).rowCount).toBe(0)
  } finally {
    await close()
    await database.drop()
  }
})
