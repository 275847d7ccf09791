import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type EarlyRequests, earlyServer } from './early-requests'

const answering =
  (text: string): http.RequestListener =>
  (_request, response) =>
    void response.end(text)

test('what is known by method and target is answered before all else', async () => {
  const early: EarlyRequests = new Map([['POST /beacon', answering('early')]])
  const options = { keepAliveTimeout: 1000, requestTimeout: 2000, connectionTimeout: 3000 }
  const server = earlyServer(early)(answering('later'), options as never) as http.Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = async (method: string, path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { connection: 'close' } })).text()
  expect(await ask('POST', '/beacon')).toBe('early')
  expect(await ask('GET', '/beacon')).toBe('later')
  expect(await ask('POST', '/beacon?a=1')).toBe('later')
  // Added later.
  early.set('GET /other', answering('other'))
  expect(await ask('GET', '/other')).toBe('other')
  expect(server).toMatchObject({ keepAliveTimeout: 1000, requestTimeout: 2000, timeout: 3000 })
  server.close()
})

test('the limits of its connections are those that it is given', () => {
  const options = {
    http: { headersTimeout: 1234 },
    keepAliveTimeout: 1,
    requestTimeout: 5000,
    connectionTimeout: 0,
  }
  const server = earlyServer(new Map())(answering(''), options as never) as http.Server
  expect(server.headersTimeout).toBe(1234)
})
