import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../testing/build-folder'
import { readOverride, signOverride } from './override'
import { edgeSecret, secretFile } from './secret'
import { sign } from './signature'

describe('override', () => {
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
})

describe('secret', () => {
  const place = () => secretFile({ DATA_DIR: join(temporaryFolder(), 'data/deep') })

  test('a secret is made in the folder of the data, for its owner alone, without a draft left beside it', () => {
    const file = place()
    const secret = edgeSecret('', file)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect([readFileSync(file, 'utf8'), readdirSync(dirname(file))]).toEqual([secret, ['edge-secret']])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(edgeSecret('', place())).not.toBe(secret)
  })

  test('a secret of the settings makes no file', () => {
    const folder = temporaryFolder()
    expect(edgeSecret('given', join(folder, 'edge-secret'))).toBe('given')
    expect(readdirSync(folder)).toEqual([])
  })

  test('a secret that somebody has written is taken without the spaces around it', () => {
    const file = join(temporaryFolder(), 'edge-secret')
    writeFileSync(file, ' written by hand\n')
    expect(edgeSecret('', file)).toBe('written by hand')
  })

  test('an empty file is told of, and what to do', () => {
    const folder = temporaryFolder()
    const file = join(folder, 'edge-secret')
    writeFileSync(file, '\n')
    expect(() => edgeSecret('', file)).toThrow(
      `${file} holds no secret. Remove it, or give one with EDGE_SECRET.`,
    )
    expect(readdirSync(folder)).toEqual(['edge-secret'])
  })
})
