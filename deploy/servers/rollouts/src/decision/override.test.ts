import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOverride, signOverride } from './override'
import { edgeSecret, secretFile } from './secret'
import { readSigned, sign } from './signature'

const UNTIL = '2026-11-24T12:00:00.000Z'
const GIVEN = { shop: 'a.example', releases: { 'mf-catalog': '1.5.0-rc.1' }, until: UNTIL } as const
const place = { secret: 'secret', shop: 'a.example', now: Date.parse(UNTIL) - 1 }
const token = signOverride(GIVEN, 'secret')

test('a signed override holds until its end, in its shop', () => {
  expect(readOverride(token, place)).toEqual(GIVEN)
  expect(readOverride(token, { ...place, now: Date.parse(UNTIL) })).toBeUndefined()
  expect(readOverride(token, { ...place, shop: 'b.example' })).toBeUndefined()
})

const [text = '', signature = ''] = token.split('.')
const other = Buffer.from(JSON.stringify({ ...GIVEN, until: '2099-01-01T00:00:00Z' })).toString('base64url')

test.each([
  ['another secret', signOverride(GIVEN, 'other')],
  ['another text', `${other}.${signature}`],
  ['no signature', text],
  ['a signature that is too short', `${text}.${signature.slice(0, 8)}`],
  ['something behind it', `${token}.x`],
  ['nothing', ''],
  ['what was signed for something else', sign('subject', JSON.stringify(GIVEN), 'secret')],
])('forged, with %s', (_what, forged) => {
  expect(readOverride(forged, place)).toBeUndefined()
})

test.each([
  { ...GIVEN, releases: {} },
  { ...GIVEN, releases: { 'mf-catalog': 'http://localhost:3000' } },
  { ...GIVEN, releases: { '../x': '1.0.0' } },
  { ...GIVEN, until: '' },
  [],
])('signed, but no override: %j', (value) => {
  expect(readOverride(sign('override', JSON.stringify(value), 'secret'), place)).toBeUndefined()
})

test('what was signed can be read, for its purpose', () => {
  expect(readSigned('a', sign('a', 'текст.|', 's'), 's')).toBe('текст.|')
  expect(readSigned('b', sign('a', 'текст', 's'), 's')).toBeUndefined()
})

test('the secret is the one of the settings, else one that all processes of a data folder share', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-secret-'))
  const file = secretFile({ DATA_DIR: join(folder, 'data') })
  expect(edgeSecret('given', file)).toBe('given')
  const made = edgeSecret('', file)
  expect(made.length).toBeGreaterThan(40)
  expect([edgeSecret('', file), readFileSync(file, 'utf8')]).toEqual([made, made])
  expect(statSync(file).mode & 0o077).toBe(0)
  rmSync(folder, { recursive: true })
})
