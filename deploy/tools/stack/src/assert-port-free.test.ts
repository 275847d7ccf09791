import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { assertPortFree } from './assert-port-free'

test('a port in use is told with the setting that changes it; a free one passes', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(assertPortFree('API_PORT', port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use. Stop the program that listens there, or choose another port: API_PORT=${port + 1} npm start`,
  )
  server.close()
  await once(server, 'close')
  await expect(assertPortFree('API_PORT', port, '127.0.0.1')).resolves.toBeUndefined()
})

test('port 0, any free one, needs no look', async () => {
  await expect(assertPortFree('PORT', 0, 'no.such.host.example')).resolves.toBeUndefined()
})
