import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { parseCredentials } from '../host/credentials'
import { startFakeApi } from '../testing/fake-api'
import { credentialsJson } from '../testing/fake-shop'
import { startEdge } from '../testing/start-edge'
import { createSupplierApi } from './supplier-api'

const withOwnApi = (domain: string, api_origin: string): string => {
  const table = JSON.parse(credentialsJson()) as Record<string, object>
  return JSON.stringify({ ...table, [domain]: { ...table[domain], api_origin } })
}

test('pages of a domain with an API of its own may show its pictures, those of others may not', async () => {
  const own = await startFakeApi()
  const file = join(temporaryFolder(), 'credentials.json')
  writeFileSync(file, withOwnApi('demo-red.localhost', own.origin))
  const edge = await startEdge({ SHOP_CREDENTIALS: file })
  const policies = []
  for (const host of ['demo-red.localhost', 'demo-green.localhost'])
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await edge.ask('/', { host, method })
      expect(status).toBe(200)
      policies.push(/img-src [^;]*/.exec(String(headers['content-security-policy']))?.[0])
    }
  await edge.close()
  await own.close()
  const open = `img-src 'self' data: ${own.origin}`
  const closed = "img-src 'self' data:"
  expect(policies).toEqual([open, open, closed, closed])
})

test.each([
  ['https://api.example', 'https://api.example'],
  ['http://127.0.0.1:8090', undefined],
])('with the common API at %s pictures may come from %s', (defaultOrigin, expected) => {
  const table = parseCredentials(credentialsJson())
  const api = createSupplierApi({ defaultOrigin, credentials: () => table })
  expect(api.pictureOriginOf('demo-green.localhost')).toBe(expected)
})
