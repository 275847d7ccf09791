import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'

/** AMB-34: development hosts show the shop that owns this domain. */
const DEVELOPMENT_DOMAIN = 'localhost:3000'
const DEVELOPMENT_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost|.+\.local)$/

type Asked = Pick<FastifyRequest, 'headers' | 'protocol'>

const first = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() ?? ''

/** Where the buyer sees the shop, as the edge says it; undefined when that is no place of this shop. */
function originOf({ headers, protocol }: Asked, domains: readonly string[]): string | undefined {
  const host = first(headers['x-forwarded-host']) || first(headers.host)
  const proto = first(headers['x-forwarded-proto']) || protocol
  const address = `${proto === 'https' ? 'https' : 'http'}://${host}`
  if (!URL.canParse(address)) return undefined
  const { hostname, origin } = new URL(address)
  const isDevelopment = DEVELOPMENT_HOST.test(hostname) && domains.includes(DEVELOPMENT_DOMAIN)
  return domains.includes(hostname) || isDevelopment ? origin : undefined
}

/**
 * Where the acquirer sends the buyer back to: a page of this shop and nowhere else, whatever the call asks for.
 * @param asked path or address; without it the page of the order
 * @throws bad_field (400) for any other place
 */
export async function returnAddress(
  db: Database,
  shopId: number,
  request: Asked,
  asked: string | undefined,
  orderId: number,
): Promise<string> {
  const rows = await db
    .selectFrom('shop_domains')
    .where('shop_id', '=', shopId)
    .select('domain')
    .orderBy('sort')
    .orderBy('domain')
    .execute()
  const domains = rows.map((row) => row.domain)
  const origin = originOf(request, domains) ?? `https://${domains[0]}`
  const wanted = asked || `/cabinet/orders/${orderId}`
  const rejection = () =>
    apiErrors.badField('success_url', 'Адрес возврата должен вести на\u00a0страницу этого магазина')
  if (!URL.canParse(wanted, origin)) throw rejection()
  const url = new URL(wanted, origin)
  const isOwn = url.origin === origin || (url.protocol === 'https:' && domains.includes(url.host))
  if (!isOwn || url.username || url.password) throw rejection()
  return url.href
}
