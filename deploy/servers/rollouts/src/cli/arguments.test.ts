import { InvalidArgumentError } from 'commander'
import { temporaryFolder } from '../testing/build-folder'
import {
  collectReleases,
  parseCount,
  parseDuration,
  parseFuture,
  parsePart,
  parsePartOrRelease,
  parsePast,
  parseReason,
  parseRelease,
  parseShare,
  parseSteps,
  parseSupplier,
  parseVersion,
} from './arguments'
import { notedShopAddress, noteShopAddress, shopAddress } from './shop-address'

describe('arguments', () => {
  const NOW = Date.parse('2026-11-23T10:00:00Z')
  const clock = Date.now
  beforeEach(() => {
    Date.now = () => NOW
  })
  afterEach(() => {
    Date.now = clock
  })

  test('a part, a release, or either of them', () => {
    expect(parsePart('shell')).toBe('shell')
    expect(parseRelease('mf-catalog@1.5.0-b12')).toEqual({ part: 'mf-catalog', version: '1.5.0-b12' })
    expect(parsePartOrRelease('mf-catalog')).toEqual({ part: 'mf-catalog' })
    expect(parsePartOrRelease('mf-catalog@1.5.0')).toEqual({ part: 'mf-catalog', version: '1.5.0' })
    const first = collectReleases('shell@1.0.0')
    expect(collectReleases('mf-basket@2.0.0', first)).toEqual([
      { part: 'shell', version: '1.0.0' },
      { part: 'mf-basket', version: '2.0.0' },
    ])
  })

  test.each([
    ['90s', 90],
    ['30m', 1800],
    ['12h', 43_200],
    ['2d', 172_800],
  ])('%s are %d seconds, to come or gone', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds)
    expect(parseFuture(text).getTime()).toBe(NOW + seconds * 1000)
    expect(parsePast(text).getTime()).toBe(NOW - seconds * 1000)
  })

  test('a domain is taken as it is written anywhere, and the sign for all', () => {
    expect([' Shop.Example ', '*', 'магазин.рф', 'a'].map(parseSupplier)).toEqual([
      'shop.example',
      '*',
      'магазин.рф',
      'a',
    ])
  })

  test('a time that is written out is that time, in both directions', () => {
    for (const parse of [parseFuture, parsePast])
      expect(parse('2026-12-01T10:00Z').toISOString()).toBe('2026-12-01T10:00:00.000Z')
  })

  test('shares and steps, with a sign of percent and spaces or without', () => {
    expect([parseShare('5'), parseShare('12.5%'), parseShare('0')]).toEqual([5, 12.5, 0])
    expect(parseSteps('5, 25,50%,100')).toEqual([5, 25, 50, 100])
    expect([parseShare('100'), parseShare('99.99%')]).toEqual([100, 99.99])
    expect(parseSteps('100')).toEqual([100])
    expect([parseCount('10'), parseCount('1')]).toEqual([10, 1])
    expect(parseReason('  новая корзина ')).toBe('новая корзина')
    expect(parseVersion('1.5.0-rc.1')).toBe('1.5.0-rc.1')
  })

  test('a time to come is not over yet, not even just now', () => {
    expect(() => parseFuture('2026-11-23T10:00:00.000Z')).toThrow(/is over already/)
    expect(parseFuture('2026-11-23T10:00:00.001Z').getTime()).toBe(NOW + 1)
  })

  const WRONG: [what: (text: string) => unknown, texts: string[], reason: RegExp][] = [
    [parsePart, ['', 'catalog', 'mf-', 'MF-catalog', 'mf-catalog@1.0.0'], /is no part/],
    [
      parseRelease,
      ['mf-catalog', 'mf-catalog@', '@1.0.0', 'mf-catalog@1.0.0@2', 'catalog@1.0.0'],
      /is no release/,
    ],
    [parsePartOrRelease, ['catalog', 'mf-catalog@latest'], /is no (part|release)/],
    [parseDuration, ['', '0m', '30', '30 m', 'm', '1.5h', '30mm', 'x30m', '3w'], /is no duration/],
    [parseFuture, ['', 'tomorrow', '2026-13-01'], /is no time/],
    [parseFuture, ['2026-11-22', '2026-11-23T10:00Z'], /is over already/],
    [parsePast, ['yesterday', '3w', 'x2d'], /is no time/],
    [
      parseShare,
      ['', 'half', '%', '%5', '5.', '5%%', 'Infinity', '-1', '100.1', '1.234', '0x5'],
      /is no share/,
    ],
    [parseSteps, ['5,,50', '5,x'], /is no share/],
    [parseSteps, ['5,25', '25,5,100', '5,5,100', '0,100'], /are no steps/],
    [parseSupplier, ['', ' ', 'http://a.example', 'a b', '.example', 'example.', '-a', '**'], /is no domain/],
    [parseVersion, ['1.5', 'v1.5.0', 'latest', '1.5.0+build'], /is no version/],
    [parseReason, ['', ' '], /needs a reason/],
    [parseCount, ['', '0', '-1', '1.5', '01', 'x', '5x'], /is no whole number/],
  ]

  test.each(
    WRONG.flatMap(([parse, texts, reason]) =>
      texts.map((text) => [parse.name || 'a time', text, parse, reason] as const),
    ),
  )('%s(%j) is rejected with what is meant', (_name, text, parse, reason) => {
    expect(() => parse(text)).toThrow(InvalidArgumentError)
    expect(() => parse(text)).toThrow(reason)
  })
})

describe('shop-address', () => {
  test.each([
    [{}, 'demo-green.localhost', 'http://demo-green.localhost:8080'],
    [{ PORT: '9000' }, 'localhost', 'http://localhost:9000'],
    [{ PORT: '' }, 'localhost', 'http://localhost:8080'],
    [{ PORT: '9000' }, 'shop.example', 'https://shop.example'],
    [{ SHOP_ADDRESS: 'https://{domain}/preview' }, 'localhost', 'https://localhost/preview'],
    [{ SHOP_ADDRESS: '' }, 'localhost.example', 'https://localhost.example'],
  ])('with %j the pages of %s are at %s', (env, shop, address) => {
    expect(shopAddress(env, shop)).toBe(address)
  })

  test('without settings it is where the shop of the data folder was started last', () => {
    const DATA_DIR = temporaryFolder()
    expect(notedShopAddress({ DATA_DIR })).toBeUndefined()
    noteShopAddress(DATA_DIR, 'http://{domain}:18080')
    const noted = notedShopAddress({ DATA_DIR })
    const addresses = [{}, { PORT: '9000' }].map((env) => shopAddress(env, 'demo-green.localhost', noted))
    expect(addresses).toEqual(['http://demo-green.localhost:18080', 'http://demo-green.localhost:9000'])
    expect(shopAddress({}, 'shop.example', noted)).toBe('https://shop.example')
  })
})
