import { parseCredentials } from './credentials'

const ENTRY = { client_id: 'id', client_secret: 'secret' }
const parse = (value: unknown) => parseCredentials(JSON.stringify(value))

test('each domain has its client, and an API of its own where one is named', () => {
  const table = parse({
    'Shop.Example': ENTRY,
    'other.example': { ...ENTRY, api_origin: 'https://api.example:8443/v3/?a=b' },
  })
  expect([...table]).toEqual([
    ['shop.example', { clientId: 'id', clientSecret: 'secret', apiOrigin: undefined }],
    ['other.example', { clientId: 'id', clientSecret: 'secret', apiOrigin: 'https://api.example:8443' }],
  ])
})

test.each([
  [{ client_id: 'id' }],
  [{ client_secret: 'secret' }],
  [{ ...ENTRY, client_id: '' }],
  [{ ...ENTRY, client_secret: 5 }],
  [null],
])('a domain without its client is named: %j', (entry) => {
  expect(() => parse({ 'shop.example': entry })).toThrow(
    'shop.example: client_id and client_secret must be texts',
  )
})

test.each(['', 'api.example', 5, null])('so is one whose API has no address: %j', (api_origin) => {
  expect(() => parse({ 'shop.example': { ...ENTRY, api_origin } })).toThrow(
    'shop.example: api_origin must be',
  )
})

test.each([null, 5, 'text'])('what is no object by domain is rejected: %j', (value) => {
  expect(() => parse(value)).toThrow('it must be an object by domain')
})
