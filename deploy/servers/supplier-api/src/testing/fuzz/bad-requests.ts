import type { InjectOptions } from 'fastify'
import type { Random } from '../../platform/random'
import type { RouteField } from '../tenants/fields-of-routes'

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`

/** Values that somebody once forgot to think of. */
const VALUES: readonly ((random: Random) => string)[] = [
  () => '',
  () => ' ',
  () => '\0',
  () => 'a\0b',
  () => '-1',
  () => '0',
  () => '1.5',
  () => '1e309',
  () => 'NaN',
  () => '2147483648',
  () => '-2147483649',
  () => '9'.repeat(40),
  () => '9007199254740993',
  () => 'null',
  () => 'undefined',
  () => 'true',
  () => '[object Object]',
  () => '__proto__',
  () => 'constructor',
  () => "'; drop table shops; --",
  () => '%',
  () => '\\',
  () => '%00%ff%fe',
  () => '\ud800',
  () => '\ufeff\u202eабв',
  () => 'ё'.repeat(2000),
  () => 'я'.repeat(60_000),
  () => '🛒'.repeat(300),
  () => '../../../../etc/passwd',
  () => '<script>alert(1)</script>',
  () => '2026-02-30',
  () => '31.02.2026',
  () => '0001-01-01T00:00:00Z',
  () => '99999999-01-01',
  () => nested(3000, '[', ']'),
  () => nested(3000, '{"a":', '}'),
  () => '(('.repeat(500),
  () => '\n\r\t\v\f',
  (random) => String(Math.floor(random.next() * 2000)),
  (random) => String.fromCharCode(...Array.from({ length: 30 }, () => Math.floor(random.next() * 0xffff))),
]

const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=edge',
  'multipart/form-data',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'image/svg+xml',
  'nonsense',
]

const ENCODINGS = ['gzip', 'br', 'deflate', 'nonsense']

interface Target {
  method: string
  path: string
  fields: readonly string[]
}

/** One call with a bad path, query, body, or several of them. The same numbers give the same call. */
export function badRequest(random: Random, { method, path, fields }: Target, token: string): InjectOptions {
  const value = () => random.pick(VALUES)(random)
  const inPath = path.replace(/:\w+|\*$/g, () =>
    random.next() < 0.5 ? '1' : encoded(value()).slice(0, 3000) || '1',
  )
  const query = random.next() < 0.4 ? badQuery(random, fields, value) : ''
  const access =
    random.next() < 0.9 ? `access_token=${token}` : `access_token=${encoded(value()).slice(0, 200)}`
  const headers: Record<string, string> = { cookie: `PHPSESSID=${encoded(value()).slice(0, 500)}` }
  if (random.next() < 0.1) headers['x-request-id'] = encoded(value()).slice(0, 300)
  if (random.next() < 0.1) headers['x-forwarded-for'] = encoded(value()).slice(0, 300)
  if (random.next() < 0.1) headers['idempotency-key'] = encoded(value()).slice(0, 300)
  const url = `${inPath}?${access}${query}`
  if (method === 'GET') return { method: 'GET', url, headers }
  if (random.next() < 0.05) headers['content-encoding'] = random.pick(ENCODINGS)
  const [type, payload] = badBody(random, fields, value)
  return { method: method as 'POST', url, headers: { ...headers, 'content-type': type }, payload }
}

/** Lone surrogates have no encoding. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

function badQuery(random: Random, fields: readonly string[], value: () => string): string {
  const name = random.pick([...fields, 'limit', 'unknown'])
  const text = encoded(value()).slice(0, 6000)
  return random.pick([
    `&${name}=${text}`,
    `&${name}[]=${text}&${name}[]=1`,
    `&${name}[a][b][c][d][e][f][g]=${text}`,
    `&${name}[__proto__][x]=${text}`,
    `&${name}=%ff%fe%00&${name}=%E0%A4%A`,
    `&${'x=1&'.repeat(1500)}${name}=1`,
    `&${name}`,
    `&=${text}&&&===`,
  ])
}

function badBody(random: Random, fields: readonly string[], value: () => string): [string, string | Buffer] {
  const name = random.pick([...fields, 'products', 'unknown'])
  const one = (text: string) => `${encoded(name)}=${encoded(text)}`
  const bodies: (() => [string, string | Buffer])[] = [
    () => [
      'application/x-www-form-urlencoded',
      fields.map((field) => `${encoded(field)}=${encoded(value())}`).join('&'),
    ],
    () => ['application/x-www-form-urlencoded', `${one(value())}&${one(value())}`],
    () => [
      'application/x-www-form-urlencoded',
      `${name}[${encoded(value()).slice(0, 1000)}]=${encoded(value())}`,
    ],
    () => ['application/x-www-form-urlencoded', `${name}${'[a]'.repeat(4000)}=1`],
    () => [
      'application/x-www-form-urlencoded',
      Array.from({ length: 7000 }, (_, index) => `${name}[${index}]=1`).join('&'),
    ],
    () => [
      'application/x-www-form-urlencoded',
      Buffer.from([0xff, 0xfe, 0x00, 0x3d, 0x80, 0x26, 0x25, 0x25]),
    ],
    () => ['application/json', JSON.stringify(Object.fromEntries(fields.map((field) => [field, value()])))],
    () => [
      'application/json',
      JSON.stringify({ [name]: random.pick<unknown>([null, true, 1.5, [], {}, [[[]]], 1e21]) }),
    ],
    () => ['application/json', `{"${name}":${nested(50_000, '[', ']')}}`],
    () => ['application/json', nested(20_000, '{"a":', '}')],
    () => ['application/json', `[${'1,'.repeat(100_000)}1]`],
    () => [
      'application/json',
      JSON.stringify({ [name]: Array.from({ length: 50_000 }, (_, index) => index) }),
    ],
    () => [
      'application/json',
      random.pick(['', '{', 'null', '1', '"text"', '[]', '{"a":1}}', '{"__proto__":{"x":1}}']),
    ],
    () => ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    () => ['application/json', `\ufeff{"${name}":1}`],
    () => ['multipart/form-data; boundary=edge', multipart(name, value())],
    () => [
      'multipart/form-data; boundary=edge',
      multipart(name, value()).slice(0, -Math.floor(random.next() * 40) - 1),
    ],
    () => ['multipart/form-data; boundary=edge', multipart(`${name}"; filename="x.xlsx`, value())],
    () => [
      'multipart/form-data; boundary=edge',
      multipart('file"; filename="../../x\0.xlsx', 'PK\x03\x04broken'),
    ],
    () => ['multipart/form-data; boundary=edge', '--edge\r\n'.repeat(2000)],
    () => [
      'multipart/form-data; boundary=edge',
      Array.from({ length: 6000 }, () => part(name, '1')).join(''),
    ],
    () => [random.pick(CONTENT_TYPES), value()],
    () => [random.pick(CONTENT_TYPES), 'x'.repeat(1_100_000)],
    () => [
      random.pick(CONTENT_TYPES),
      Buffer.from(Array.from({ length: 500 }, () => Math.floor(random.next() * 256))),
    ],
  ]
  return random.pick(bodies)()
}

const part = (name: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const multipart = (name: string, value: string) => `${part(name, value)}--edge--\r\n`

/** What is called, with the names that it knows. */
export function targetsOf(fields: readonly RouteField[], routes: readonly string[]): Target[] {
  return routes.map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return { method, path, fields: fields.filter((one) => one.route === route).map(({ field }) => field) }
  })
}
