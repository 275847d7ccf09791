import { readSettings } from '../settings'
import { createServer } from './server'

test('a request must come whole within a minute', () => {
  const settings = readSettings({ SUPPLIER_API_ORIGIN: 'http://127.0.0.1:1', LOG_LEVEL: 'silent' })
  expect(createServer(settings, undefined).server.requestTimeout).toBe(60_000)
})
