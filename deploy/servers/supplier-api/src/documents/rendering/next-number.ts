import type { Database } from '../../platform/database/connection'

/** The next number of a shop's documents of a kind, `2026/15`. @param year of the shop's calendar */
export async function nextNumber(db: Database, shopId: number, kind: string, year: number): Promise<string> {
  const { last } = await db
    .insertInto('document_numbers')
    .values({ shop_id: shopId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'kind', 'year'])
        .doUpdateSet((eb) => ({ last: eb('document_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${year}/${last}`
}
