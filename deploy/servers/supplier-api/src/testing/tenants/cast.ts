import { BLUE, GREEN, type TestApi } from '../start-test-api'

/** A client of a shop who tries the ids of the others. */
export interface Actor {
  name: string
  shopId: number
  clientId: number
  buyerId: number
  token: string
}

/** Two tenants and two clients of each. */
export async function openCast(api: TestApi): Promise<Actor[]> {
  const cast: Actor[] = []
  for (const [shopId, domain] of [
    [1, GREEN],
    [2, BLUE],
  ] as const) {
    for (const email of ['client@example.com', 'loyalty@example.com']) {
      const { access_token: token } = await api.login(email, domain)
      const row = await api.db
        .selectFrom('clients')
        .where('shop_id', '=', shopId)
        .where('email', '=', email)
        .select(['id', 'buyer_id'])
        .executeTakeFirstOrThrow()
      cast.push({
        name: `${email} of shop ${shopId}`,
        shopId,
        clientId: row.id,
        buyerId: row.buyer_id,
        token,
      })
    }
  }
  return cast
}

/** What a thief would change: every row of another shop, and those of the victim in the same shop, as digests. */
export async function belongingsOf(api: TestApi, victim: Actor): Promise<Record<string, string>> {
  digests ??= await digestsOfTables(api)
  const { rows } = await api.pool.query<{ name: string; digest: string }>(digests, [
    victim.shopId,
    victim.clientId,
    victim.buyerId,
  ])
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

let digests: string | undefined

/** One statement over all tables of the shops. */
async function digestsOfTables(api: TestApi): Promise<string> {
  const { rows } = await api.pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = current_schema() and data_type in ('integer', 'bigint') group by table_name having 'shop_id' = any(array_agg(column_name::text))`,
  )
  const known = 'select $1::integer, $2::integer, $3::bigint'
  const parts = rows
    .filter(({ name }) => !NOTED.has(name))
    .map(({ name, columns }) => {
      const owner = columns.includes('client_id')
        ? 'and client_id = $2'
        : columns.includes('buyer_id')
          ? 'and buyer_id = $3'
          : ''
      return `select '${name}' as name, md5(coalesce(string_agg(own::text, ',' order by own::text), '')) as digest
        from "${name}" own where shop_id = $1 ${owner}`
    })
  return `with known as (${known}) ${parts.join(' union all ')}`
}

/** They note that somebody asked. */
const NOTED = new Set(['access_tokens', 'call_counts', 'visitors', 'link_keys', 'emails'])
