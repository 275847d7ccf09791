import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { MATCHED_PRODUCTS } from '@prilavok/shared-kernel/contract/page-sizes'
import { partKernel, testKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { basketApi } from '../../testing/basket-api'
import { testRows } from '../../testing/test-rows'
import { changesSent } from '../changes-sent'
import { matchList } from '../match-list'
import { countNote } from './count-note'
import { isCut } from './is-cut'

describe('count-note', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

  test.each([
    [
      'less than is asked for',
      10,
      { count: 4, fit: 'capped' },
      0,
      'warning',
      'В наличии 4 из 10. Остальные 6 не войдут: их нет на складе',
    ],
    [
      'less on top of what is held',
      10,
      { count: 4, fit: 'capped' },
      3,
      'warning',
      'Войдут 4 из 10: 3 уже в корзине, больше на складе нет',
    ],
    [
      'one on top of what is held',
      10,
      { count: 1, fit: 'capped' },
      9,
      'warning',
      'Войдёт 1 из 10: 9 уже в корзине, больше на складе нет',
    ],
    ['more, by packages', 10, { count: 12, fit: 'rounded' }, 0, 'info', 'Округлили 10 до 12'],
    ['more, as much as there is', 5, { count: 6, fit: 'capped' }, 0, 'info', 'Округлили 5 до 6'],
    ['fewer, by packages', 10, { count: 8, fit: 'rounded' }, 2, 'info', 'Округлили 10 до 8'],
    [
      'as many, on top of what is held',
      10,
      { count: 10, fit: 'as-typed' },
      2,
      'info',
      'В корзине уже 2, добавим к ним',
    ],
    [
      'as many as there are, on top',
      10,
      { count: 10, fit: 'capped' },
      2,
      'info',
      'В корзине уже 2, добавим к ним',
    ],
    [
      'nothing asked, something held',
      undefined,
      { count: 1, fit: 'capped' },
      2,
      'info',
      'В корзине уже 2, добавим к ним',
    ],
    ['nothing known of the product', 10, undefined, 2, 'info', 'В корзине уже 2, добавим к ним'],
  ] as const)('%s is said', (_what, asked, addition, held, tone, text) => {
    const note = countNote({ asked, addition, held })
    expect(note && { ...note, text: plain(note.text) }).toEqual({ tone, icon: tone, text })
  })

  test.each([
    [10, { count: 10, fit: 'as-typed' }],
    [10, { count: 10, fit: 'capped' }],
    [undefined, { count: 1, fit: 'as-typed' }],
    [undefined, undefined],
  ] as const)('of %s asked for and %j nothing is said', (asked, addition) => {
    expect(countNote({ asked, addition, held: 0 })).toBeUndefined()
  })
})

describe('is-cut', () => {
  const match = (BY: LineMatch['BY'], count: number): LineMatch => ({
    ...{ BY, SURE: 'N' },
    PRODUCTS: testProducts(count),
  })

  test('as many products of a name as an answer holds may not be all', () => {
    expect(isCut(match('name', MATCHED_PRODUCTS))).toBe(true)
    expect(isCut(match('name', MATCHED_PRODUCTS - 1))).toBe(false)
  })

  test('of a code, and where nothing was found, there are no more', () => {
    expect(isCut(match('code', MATCHED_PRODUCTS))).toBe(false)
    expect(isCut(match(null, 0))).toBe(false)
    expect(isCut('failed')).toBe(false)
    expect(isCut(undefined)).toBe(false)
  })
})

describe('match-list', () => {
  const { data: state, called, intercept } = basketApi()

  const lines = Array.from({ length: 160 }, (_, at) => ({
    number: at + 1,
    text: String(300_000 + at),
    code: String(300_000 + at),
  }))
  const isFirstOf = (body: URLSearchParams, code: string) => body.get('lines[0][code]') === code

  test('lines are asked for fifty at a time, two calls at once, and one that fails stops no other', async () => {
    let answer: (value?: unknown) => void = () => undefined
    state.gate = new Promise((resolve) => {
      answer = resolve
    })
    intercept(({ body }) => (isFirstOf(body, '300050') ? 503 : undefined))
    const [matched, failed] = [new Set<number>(), new Set<number>()]
    const done = matchList(testKernel(), lines, new AbortController().signal, {
      onMatched: (some, matches) => {
        expect(matches).toHaveLength(some.length)
        for (const { number } of some) matched.add(number)
      },
      onFailed: (some) => {
        for (const { number } of some) failed.add(number)
      },
    })
    // The one that failed at once has made room for the fourth; the third waits behind the first.
    await waitFor(() => expect(called('/match/')).toHaveLength(3))
    expect([...called('/match/')].some((call) => call.includes('300100'))).toBe(false)
    answer()
    await done
    expect([matched.size, [...failed]]).toEqual([110, lines.slice(50, 100).map(({ number }) => number)])
  })

  test('nothing is told once the window is closed', async () => {
    const controller = new AbortController()
    const told = jest.fn()
    const done = matchList(testKernel(), lines, controller.signal, { onMatched: told, onFailed: told })
    controller.abort()
    await done
    expect(told).not.toHaveBeenCalled()
  })
})

describe('changes-sent', () => {
  const { data: state, called } = basketApi()

  const item = (ID: number) => ({ ID, NAME: `Товар ${ID}`, held: 10 })
  function hold(): () => void {
    const held = { answer: () => undefined as unknown }
    state.gate = new Promise((resolve) => {
      held.answer = () => resolve(undefined)
    })
    return () => held.answer()
  }
  const done = async (promise: Promise<void>) => {
    const outcome = { isDone: false }
    void promise.then(() => {
      outcome.isDone = true
    })
    await Promise.resolve()
    return outcome
  }

  beforeEach(() => {
    state.rows.main = testRows(2)
  })

  test('what was just changed is sent at once, and its answer is waited for', async () => {
    const answer = hold()
    const kernel = partKernel()
    kernel.basket.set('main', item(1), 20)
    const outcome = await done(changesSent(kernel, 'main'))
    await waitFor(() => expect(called('/replace/')).toHaveLength(1))
    expect(outcome.isDone).toBe(false)
    answer()
    await waitFor(() => expect(outcome.isDone).toBe(true))
    expect(state.rows.main[0]?.QUANTITY).toBe(20)
  })
})
