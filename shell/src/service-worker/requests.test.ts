import { isPage, isPartFile, isPicture } from './requests'

const SHOP = 'https://shop.example'
const asked = (
  path: string,
  request: { mode?: RequestMode; destination?: RequestDestination; headers?: Record<string, string> } = {},
) => {
  const url = new URL(path, SHOP)
  const { mode = 'cors', destination = '', headers = {} } = request
  return {
    url,
    sameOrigin: url.origin === SHOP,
    request: { mode, destination, headers: new Headers(headers) },
  }
}
const navigation = (path: string) => asked(path, { mode: 'navigate', destination: 'document' })
const image = (path: string, headers?: Record<string, string>) =>
  asked(path, { mode: 'no-cors', destination: 'image', headers })

test.each(['/', '/catalog/12?page=2', '/cabinet/orders/7', '/search?q=a.b', '/version', '/uploads'])(
  'a page: %s',
  (path) => expect(isPage(navigation(path))).toBe(true),
)

test.each([
  '/v3/oauth/token/renew/?to=/cabinet/',
  '/v3/payment/sandbox/1/x/',
  '/v1/login/confirm',
  '/upload/price.pdf',
  '/parts/shell/1.0.0/main.js',
  '/healthz',
  '/robots.txt',
  '/manifest.webmanifest',
  'https://pay.example/',
])('no page, so the network alone answers: %s', (path) => expect(isPage(navigation(path))).toBe(false))

test('a call of the API is no page, whatever it asks for', () => {
  for (const path of ['/v3/api/personal/info/', '/v3/oauth/token/', '/catalog/12'])
    expect(isPage(asked(path))).toBe(false)
})

test.each([
  ['/parts/mf-catalog/1.4.0/SectionPage.a1.js', true],
  ['/parts/shell/1.0.0-b12ab/assets/font.woff2', true],
  // Loaded again after a failure: the network is meant.
  ['/parts/mf-catalog/1.4.0/~2/SectionPage.a1.js', false],
  ['/parts/mf-catalog/0.0.0-dev/main.js', false],
  ['/parts/', false],
  ['https://cdn.example/parts/shell/1.0.0/main.js', false],
])('a file of a release: %s is %s', (path, expected) => expect(isPartFile(asked(path))).toBe(expected))

test('pictures of the shop are the same for everybody; what a token opens, other files and other sites are not saved', () => {
  expect(isPicture(image('/upload/illustrations/pen.svg'))).toBe(true)
  for (const path of [
    '/upload/photo.jpg?access_token=1',
    '/v3/api/client/photo/1/',
    'https://pictures.example/upload/pen.svg',
  ])
    expect(isPicture(image(path))).toBe(false)
  expect(isPicture(asked('/upload/price.pdf', { destination: 'document' }))).toBe(false)
})

test('a piece of a file is never answered from what is saved', () => {
  const headers = { range: 'bytes=0-99' }
  expect(isPartFile(asked('/parts/shell/1.0.0/main.js', { headers }))).toBe(false)
  expect(isPicture(image('/upload/pen.svg', headers))).toBe(false)
})
