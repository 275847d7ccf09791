import { networkOf } from '@prilavok/shared-kernel/contract/network-of'
import { fc } from '../../testing/property'
import { clientNetwork } from './client-network'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown:port', 'unknown:port'],
])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network))

test('all addresses of one /64 are one network, however they are written', () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16))
  const four = fc.array(group, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(four, four, four, (network, host, otherHost) => {
      const [one, other] = [host, otherHost].map((rest) => [...network, ...rest].join(':'))
      expect(networkOf(one ?? '')).toBe(networkOf((other ?? '').toUpperCase()))
      expect(networkOf(one ?? '')).toBe(`${network.join(':')}::/64`)
    }),
  )
})

test('the edge that does not say who asks leaves nobody to count', () => {
  expect(clientNetwork('127.0.0.1', {})).toBeNull()
  expect(clientNetwork('127.0.0.1', { 'x-forwarded-for': '2001:db8::1' })).toBe('2001:db8:0:0::/64')
})
