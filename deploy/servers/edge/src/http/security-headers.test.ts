import Fastify from 'fastify'
import { addSecurityHeaders, EVERYWHERE, forwardedHeaders, makeNonce, pagePolicy } from './security-headers'

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('a page loads its own things, and runs what has its nonce', () =>
  expect(directives(pagePolicy('abc=='))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'nonce-abc=='", "'strict-dynamic'", "'unsafe-inline'"],
    'style-src': ["'self'", "'nonce-abc=='", "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
  }))

test('other origins count for what they are there for alone', () => {
  const own = directives(pagePolicy('abc=='))
  const policy = directives(
    pagePolicy('abc==', {
      pictures: ['https://pictures.example'],
      acquirer: ['https://pay.example'],
      services: {
        calls: ['https://calls.example'],
        pictures: ['https://count.example'],
        styles: ['https://styles.example'],
        frames: ['https://frames.example'],
      },
    }),
  )
  const added = Object.entries(policy).flatMap(([name, sources]) => {
    const more = sources.slice(own[name]?.length)
    return more.length > 0 ? [[name, more]] : []
  })
  expect(Object.fromEntries(added)).toEqual({
    'style-src': ['https://styles.example'],
    'img-src': ['https://pictures.example', 'https://count.example'],
    'connect-src': ['https://calls.example'],
    'font-src': ['https://styles.example'],
    'media-src': ['https://frames.example'],
    'frame-src': ['https://frames.example'],
    'form-action': ['https://pay.example'],
  })
})

test('each nonce is another one, of the same length', () => {
  const [one, other] = [makeNonce(), makeNonce()]
  expect(one).toMatch(/^[\w-]{22}==$/)
  expect(one).not.toBe(other)
})

test.each([
  ['/v3/api/shop/', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ['/upload/picture.svg', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  [
    '/v3/payment/sandbox/1/x/',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms",
  ],
  [
    '/v3/api/docs/',
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'; object-src 'none'",
  ],
])('what the API answers at %s runs nothing of anybody else', (target, policy) =>
  expect(forwardedHeaders(target)).toEqual({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  }),
)

test('every answer has the headers of all; on https the browser is to stay there', async () => {
  const app = Fastify({ trustProxy: true })
  addSecurityHeaders(app)
  app.get('/', async () => 'ok')
  const [plain, secure] = [
    await app.inject('/'),
    await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } }),
  ]
  expect(plain.headers).toMatchObject(EVERYWHERE)
  expect(EVERYWHERE).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(plain.headers['strict-transport-security']).toBeUndefined()
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
})
