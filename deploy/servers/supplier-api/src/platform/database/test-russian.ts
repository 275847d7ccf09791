import type pg from 'pg'

/** Each must answer true; otherwise Russian search would be wrong without any error. */
const CHECKS: Record<string, string> = {
  'lower() of Russian letters': `lower('ЁЖИК') = 'ёжик'`,
  'stemming of Russian words': `to_tsvector('russian', 'Бумаги') @@ to_tsquery('russian', 'бумага')`,
  'trigrams of Russian words': `similarity('скотч', 'скоч') > 0.3`,
}

/** @throws when the database cannot work with Russian text */
export async function testRussian(client: pg.Client | pg.Pool): Promise<void> {
  await client.query('create extension if not exists pg_trgm')
  for (const [name, check] of Object.entries(CHECKS)) {
    const { rows } = await client.query<{ right: boolean }>(`select ${check} as "right"`)
    if (!rows[0]?.right) {
      throw new Error(
        `The database fails at ${name}: it was made with a wrong locale. It needs encoding UTF8 and a UTF-8 locale (C.UTF-8).`,
      )
    }
  }
}
