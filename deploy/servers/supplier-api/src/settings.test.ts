import { readSettings } from './settings'

test('all errors of the environment are told at once', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://x', API_PORT: 'eighty', LOG_LEVEL: 'loud' })
  for (const name of ['DATABASE_URL', 'API_PORT', 'LOG_LEVEL']) expect(read).toThrow(name)
})

test('settings that do not go together, or cannot be read, are told', () => {
  const base = { DATABASE_URL: 'postgres://u:p@h/d' }
  expect(() => readSettings({ ...base, API_PORT: '8090', METRICS_PORT: '8090' })).toThrow('METRICS_PORT')
  const read = () => readSettings({ ...base, SMTP_URL: 'smtp://user:20%off@host' })
  expect(read).toThrow('SMTP_URL')
  expect(read).not.toThrow('20%off')
})

test('defaults fill what is not given', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://u:p@h/d' })).toMatchObject({
    port: 8090,
    host: '127.0.0.1',
  })
})
