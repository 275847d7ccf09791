import { readSettings } from '../settings'
import { createServer } from './server'

test('the head of a request must come within ten seconds, a whole upload as fast as the least rate', () => {
  const settings = readSettings({ SUPPLIER_API_ORIGIN: 'http://127.0.0.1:1', LOG_LEVEL: 'silent' })
  const { server } = createServer(settings, undefined)
  expect(server.headersTimeout).toBe(10_000)
  expect(server.requestTimeout).toBe(10_000 + 20_000 + ((16 * 1024 - 64) / 8) * 1000)
})
