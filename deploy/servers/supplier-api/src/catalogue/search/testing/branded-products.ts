import type { TestApi } from '../../../testing/start-test-api'
import { refreshVocabulary } from '../vocabulary/refresh-vocabulary'

/** Products of well-known makers, beside the invented brands of the demonstration. */
const PRODUCTS: readonly [code: string, brand: string, name: string][] = [
  ['900001', 'HP', 'Картридж лазерный HP 106A W1106A чёрный, для HP Laser 107/135/137'],
  ['900002', 'Canon', 'Картридж лазерный Canon 725 (3484B005) чёрный'],
  ['900003', 'Kyocera', 'Тонер-картридж Kyocera TK-1170, для ECOSYS M2040dn'],
  ['900004', 'SvetoCopy', 'Бумага для офисной техники SvetoCopy, А4, 80 г/м², 500 л.'],
  ['900005', 'Komus', 'Бумага для офисной техники Komus Documents, А4, 80 г/м², 500 л.'],
  ['900006', 'Erich Krause', 'Ручка шариковая Erich Krause R-301, синий, 0,7 мм'],
  ['900007', 'Brauberg', 'Калькулятор настольный Brauberg Ultra-12, 12 разрядов'],
  ['900008', 'Logitech', 'Мышь беспроводная Logitech M185, серый'],
  ['900009', 'Duracell', 'Батарейка Duracell AA (LR6), алкалиновая, 4 шт.'],
  ['900010', 'Staedtler', 'Карандаш чернографитный Staedtler Noris, HB'],
  ['900011', 'Leitz', 'Папка-регистратор Leitz 180°, А4, 80 мм, красный'],
  ['900012', 'Hewlett Packard', 'Принтер лазерный Hewlett Packard LaserJet M111a, А4'],
]

/** Adds them to the first shop. */
export async function addBrandedProducts({ pool }: TestApi): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [index, [code, brand, name]] of PRODUCTS.entries()) {
      const id = 900_001 + index
      await client.query('insert into brands (shop_id, id, name) values (1, $1, $2)', [id, brand])
      await client.query(
        `insert into products (shop_id, id, code1c, name, section_id, brand_id, price, remain, popularity)
         select 1, $1, $2, $3, id, $1, 10000, 10, 500 from sections
         where shop_id = 1 order by product_count desc, id limit 1`,
        [id, code, name],
      )
    }
    await refreshVocabulary(client, 1)
    await client.query('commit')
  } finally {
    client.release()
  }
}
