import { networkOf } from './network-of'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
])('an IPv4 address stands for itself: %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::5:6', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
])('one subscriber has all addresses of a /64: %s', (address, network) =>
  expect(networkOf(address)).toBe(network),
)

test.each(['unknown', '', 'a:b:nonsense'])('what is no address stands for itself: «%s»', (text) =>
  expect(networkOf(text)).toBe(text),
)
