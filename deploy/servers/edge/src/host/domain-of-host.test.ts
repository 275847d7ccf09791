import { domainOfHost } from './domain-of-host'

const owned = new Set(['demo-green.localhost', 'localhost:3000', 'shop.example'])
const domainOf = (host: string) => domainOfHost(host, (domain) => owned.has(domain))

test.each([
  ['demo-green.localhost', 'demo-green.localhost'],
  ['Demo-Green.localhost:8080', 'demo-green.localhost'],
  ['shop.example.', 'shop.example'],
  ['localhost', 'localhost:3000'],
  ['localhost:3000', 'localhost:3000'],
  ['127.0.0.1:8080', 'localhost:3000'],
  ['[::1]:8080', 'localhost:3000'],
  ['other.localhost', 'localhost:3000'],
  ['my-machine.local', 'localhost:3000'],
  ['other.example:443', 'other.example'],
  ['localhost.example', 'localhost.example'],
  ['my.localhost.example', 'my.localhost.example'],
  ['notlocalhost', 'notlocalhost'],
  ['127.0.0.1.example', '127.0.0.1.example'],
  ['127a0b0c1', '127a0b0c1'],
  ['.local', '.local'],
])('[EDGE-006] %s is the domain %s', (host, domain) => {
  expect(domainOf(host)).toBe(domain)
})
