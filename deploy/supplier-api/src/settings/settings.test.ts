import { readSettings } from './settings'

test('all faults of the environment are told at once', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://x', API_PORT: 'eighty', LOG_LEVEL: 'loud' })
  for (const name of ['DATABASE_URL', 'API_PORT', 'LOG_LEVEL']) expect(read).toThrow(name)
})

test('defaults fill what is not given', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://u:p@h/d' })).toMatchObject({
    port: 8090,
    host: '127.0.0.1',
  })
})
