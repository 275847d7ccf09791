import { testDetail, testProduct, testShop } from '@prilavok/shared-kernel/testing'
import { cutText } from './cut-text'
import { isShort } from './is-short'
import { priceTerms } from './price-terms'

describe('a description', () => {
  test('of up to 200 signs stays whole, in one line', () => {
    expect(cutText('  Первая\n строка.\t Вторая ')).toBe('Первая строка. Вторая')
    expect(cutText('а'.repeat(200))).toBe('а'.repeat(200))
  })

  test('that is longer is cut between words, without a sign before the dots', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'слово').join(' ')
    expect(cutText(words(40))).toBe(`${words(33)}…`)
    expect(cutText(`${words(32)} слов, ${words(9)}`)).toBe(`${words(32)} слов…`)
    expect(cutText(`${words(32)} слов.;: — ${words(9)}`)).toBe(`${words(32)} слов…`)
  })
})

describe('a product of which there is little to say', () => {
  const properties = (count: number) =>
    testDetail({}).PROPERTY.concat(
      Array.from({ length: count }, (_, at) => ({ CODE: `${at}`, TITLE: `${at}`, VALUE: '1' })),
    )
  const certificates = (count: number) =>
    Array.from({ length: count }, (_, ID) => ({ ID, NAME: '', PATH: '', SIZE: 1, TYPE: 'pdf' }))
  const detail = (signs: number) => testDetail({ DETAIL_TEXT: 'а'.repeat(signs) })

  test('has up to 9 properties, 3 certificates and 300 signs of text', () => {
    expect(isShort(detail(300), properties(9), certificates(3))).toBe(true)
    expect(isShort(detail(0), [], [])).toBe(true)
  })

  test.each([
    ['text', 301, 9, 3],
    ['properties', 300, 10, 3],
    ['certificates', 300, 9, 4],
  ])('is no longer one with more %s', (_what, signs, many, documents) => {
    expect(isShort(detail(signs), properties(many), certificates(documents))).toBe(false)
  })
})

describe('what a price means', () => {
  const terms = (changes: object, shop = {}) =>
    priceTerms(testProduct({ PRICE: 18.4, ...changes }), testShop(shop)).replaceAll('\u00a0', ' ')
  const byTwelve = { UP_MULTIPLICITY: { MIN: 12, STEP: 12 } }

  test('its tax, and what the smallest order costs where that is more than one', () => {
    const tax = terms({})
    expect(tax).not.toContain('—')
    expect(terms(byTwelve)).toMatch(/12 шт\.? — 220,80 ₽$/)
    expect(terms(byTwelve).startsWith(tax)).toBe(true)
    expect(terms({ ...byTwelve, PRICE: 0.05 })).toContain('0,60 ₽')
  })

  test('with less in stock than the smallest order it is what can be had; with none it is the tax alone', () => {
    const byFifty = { UP_MULTIPLICITY: { MIN: 50, STEP: 50 }, PRICE: 37.79 }
    expect(terms({ ...byFifty, REMAIN: 7 })).toMatch(/7 шт\.? — 264,53 ₽$/)
    expect(terms({ ...byFifty, REMAIN: 0, TO_ORDER: 'N' })).not.toContain('—')
    expect(terms({ ...byFifty, REMAIN: 0, TO_ORDER: 'Y' })).toMatch(/50 шт\.? — 1 889,50 ₽$/)
  })

  test('nothing without a price', () => {
    expect(terms({ PRICE: 0 })).toBe('')
    expect(terms({ ...byTwelve, PRICE: 0 })).toBe('')
  })
})
