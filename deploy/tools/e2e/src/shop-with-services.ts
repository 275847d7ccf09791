import { mkdtemp } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startStack } from '@prilavok/stack/stack'
import { stackUnderTest } from './stack-under-test'

/** Fields of the shop's data. */
type ShopFields = Record<string, string>

/** The supplier API with other fields in the data of one shop; no demonstration shop has counters of its own. */
function startApiInBetween(domain: string, fields: ShopFields): Promise<Server> {
  const server = createServer((asked, reply) => {
    const { apiOrigin } = stackUnderTest()
    const target = new URL(asked.url ?? '/', apiOrigin)
    const isShop =
      target.pathname === '/v3/api/client/shop/' && target.searchParams.get('domain_name') === domain
    const headers = { ...asked.headers, ...(isShop && { 'accept-encoding': 'identity' }) }
    const call = request(target, { method: asked.method ?? 'GET', headers }, async (answer) => {
      if (!isShop) return answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers))
      const { ITEM, ...rest } = JSON.parse((await buffer(answer)).toString('utf8'))
      reply.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' })
      return reply.end(JSON.stringify({ ...rest, ITEM: { ...ITEM, ...fields } }))
    })
    call.on('error', () => reply.writeHead(502).end())
    asked.pipe(call)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

export interface ShopWithServices {
  /** Address of a page of a shop. */
  urlOf(shop: { domain: string }, path: string): string
  stop(): Promise<void>
}

/** The shops once more, before the same API, where one has these fields. */
export async function startShopWithServices(
  shop: { domain: string },
  fields: ShopFields,
): Promise<ShopWithServices> {
  const api = await startApiInBetween(shop.domain, fields)
  const stack = await startStack({
    port: 0,
    apiPort: 0,
    dataDir: await mkdtemp(join(tmpdir(), 'prilavok-services-')),
    temporary: true,
    supplierApiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    env: { SHOP_CREDENTIALS: stackUnderTest().credentialsFile, RENDER_WORKERS: '1', STALL_LIMIT: '20000' },
  })
  return {
    urlOf: ({ domain }, path) => `http://${domain}:${stack.port}${path}`,
    async stop() {
      await stack.stop()
      api.closeAllConnections()
      await new Promise((closed) => api.close(closed))
    },
  }
}
