import { clientAddress } from './client-address'

const FORWARDED = { 'x-forwarded-for': '203.0.113.7, 10.0.0.2' }

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.20.0.4', '192.168.1.1', 'fd00::5'])(
  'the edge at %s tells the address of the browser',
  (edge) => {
    expect(clientAddress(edge, FORWARDED)).toBe('203.0.113.7')
    expect(clientAddress(edge, {})).toBeNull()
    expect(clientAddress(edge, { 'x-forwarded-for': 'unknown' })).toBeNull()
  },
)

test.each(['198.51.100.1', '2001:db8::1'])('%s cannot pass for another address', (stranger) => {
  expect(clientAddress(stranger, FORWARDED)).toBe(stranger)
})
