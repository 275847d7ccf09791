import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { createNotices } from '@prilavok/shared-kernel/notices'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, waitFor } from '@testing-library/react'
import type { Move } from './basket-state'
import { type BasketItem, createChanges } from './change'
import { basketServer } from './testing/basket-server'
import { createUndo } from './undo'

describe('undo', () => {
  const { data, called } = basketServer()
  const item = (ID: number, held = 0): BasketItem => ({ ID, NAME: `Товар ${ID}`, price: 10, held })
  const changeOf = ({ basket }: Kernel, id: number) => basket.changes.current().main.get(id)
  const posts = () => called('POST')
  const over = (kernel: Kernel) => waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
  const notice = (kernel: Kernel) => kernel.notices.current().at(-1)
  const says = (kernel: Kernel, text: string) =>
    waitFor(() => expect(kernel.notices.current()).toMatchObject([{ text: text.replaceAll('~', '\u00A0') }]))

  test('takes back count, addition and removal, the last one first; quick changes of one count are one', async () => {
    data.held.set(1, 3)
    data.held.set(2, 4)
    const kernel = testKernel()
    kernel.basket.set('main', item(1, 3), 4)
    kernel.basket.set('main', item(1, 3), 5)
    await over(kernel)
    kernel.basket.set('main', item(9), 2, 'now')
    await over(kernel)
    kernel.basket.clear('main', [item(1, 5), item(2, 4), item(9, 2)])
    await over(kernel)
    expect(posts().at(-1)).toBe('POST /v3/api/client/basket/ products=all')
    expect(data.held.size).toBe(0)
    const [cleared] = kernel.notices.current()
    expect(cleared).toMatchObject({ text: 'Корзина очищена', action: { label: 'Отменить' } })
    act(() => cleared?.action?.run())
    await over(kernel)
    expect(Object.fromEntries(data.held)).toEqual({ 1: 5, 2: 4, 9: 2 })
    await says(kernel, 'Отменено: 3~позиции')
    kernel.basket.undo()
    await over(kernel)
    expect(data.held.has(9)).toBe(false)
    kernel.basket.undo()
    await over(kernel)
    expect(data.held.get(1)).toBe(3)
    expect(kernel.basket.undo()).toBe(false)
  })

  test('a rejected change leaves the notice, and so does a count that is back where it was', async () => {
    data.rejection = 'Данного товара нет в наличии'
    const kernel = testKernel()
    const leave = kernel.basket.watch('main', 1)
    kernel.basket.set('main', item(1), 2)
    await says(kernel, '«Товар 1» в корзине:~2')
    await waitFor(() => expect(changeOf(kernel, 1)?.state).toBe('rejected'))
    expect(kernel.notices.current()).toEqual([])
    leave()
    kernel.basket.set('main', item(5, 3), 4)
    await says(kernel, '«Товар 5» в корзине:~4')
    kernel.basket.set('main', item(5, 3), 3)
    expect(kernel.notices.current()).toEqual([])
    expect(kernel.basket.undo()).toBe(false)
  })

  test('without a connection the notice says what will be done, with one what was done', async () => {
    data.noAnswer = 'before'
    const kernel = testKernel()
    kernel.basket.set('main', item(1), 2, 'now')
    await says(kernel, '«Товар 1» в корзину:~2~— когда появится связь')
    const id = notice(kernel)?.id
    kernel.basket.set('main', item(2), 1, 'now')
    await says(kernel, 'Добавим в корзину: 2~позиции~— когда появится связь')
    data.noAnswer = undefined
    kernel.basket.retry()
    await over(kernel)
    await says(kernel, 'Добавлено в корзину: 2~позиции')
    expect(notice(kernel)?.id).toBe(id)
    kernel.notices.close(id ?? 0)
    data.noAnswer = 'before'
    kernel.basket.clear('main', [item(1, 2), item(2, 1)])
    await says(kernel, 'Очистим корзину~— когда появится связь')
    kernel.notices.close(notice(kernel)?.id ?? 0)
    data.noAnswer = undefined
    kernel.basket.retry()
    await over(kernel)
    expect(kernel.notices.current()).toEqual([])
  })

  test('an emptying that was given up at a logout does not empty the basket of who comes next', async () => {
    let answer: () => void = () => undefined
    data.gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    data.held = new Map([
      [2, 5],
      [3, 1],
    ])
    const kernel = testKernel()
    kernel.basket.set('main', item(1), 1, 'now')
    await waitFor(() => expect(posts()).toHaveLength(1))
    kernel.basket.clear('main', [item(2, 5), item(3, 1)])
    expect(kernel.notices.current()).toHaveLength(1)
    act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
    expect(kernel.notices.current()).toEqual([])
    answer()
    kernel.basket.set('main', item(3, 1), 0, 'now')
    await over(kernel)
    await waitFor(() => expect(posts().at(-1)).toBe('POST /v3/api/client/basket/ products[3]=0&delete=Y'))
    expect(data.held.get(2)).toBe(5)
  })
})

describe('undo-steps', () => {
  const move = (ID: number, from: number, to: number): Move => ({
    item: { ID, NAME: `Товар ${ID}`, held: from },
    from,
    to,
  })
  function started() {
    const [notices, changes] = [createNotices(), createChanges()]
    /** Counts that were set, as `basket: product from→to`. */
    const set: string[] = []
    const undo = createUndo({
      notices,
      changes,
      setCounts: (basket, moves) =>
        void set.push(
          `${basket}: ${moves.map(({ item, from, to }) => `${item.ID} ${from}→${to}`).join(', ')}`,
        ),
      isWatched: () => false,
    })
    const soon = (one: Move, basket: BasketType = 'main') => undo.record(basket, [one], { when: 'soon' })
    const now = (...moves: Move[]) => undo.record('main', moves, { when: 'now' })
    const texts = () => notices.current().map(({ text }) => text.replaceAll('\u00a0', ' '))
    const press = () => notices.current().at(-1)?.action?.run()
    /** Takes everything back, one step after the other. */
    const all = () => {
      set.length = 0
      while (undo.last());
      return set
    }
    return { undo, changes, set, soon, now, texts, press, all }
  }

  test.each<[string, (page: ReturnType<typeof started>) => void, string[]]>([
    ['of another product', ({ soon }) => soon(move(2, 0, 1)), ['main: 2 1→0', 'main: 1 2→1']],
    ['of the other basket', ({ soon }) => soon(move(1, 2, 3), 'loyalty'), ['loyalty: 1 3→2', 'main: 1 2→1']],
    [
      'together with another',
      ({ now }) => now(move(1, 2, 3), move(2, 0, 1)),
      ['main: 1 3→2, 2 1→0', 'main: 1 2→1'],
    ],
    [
      'after the step was closed',
      ({ undo, soon }) => {
        undo.close()
        soon(move(1, 2, 3))
      },
      ['main: 1 3→2', 'main: 1 2→1'],
    ],
  ])('a change %s is a step of its own', (_what, act, steps) => {
    const page = started()
    page.soon(move(1, 1, 2))
    act(page)
    expect(page.all()).toEqual(steps)
  })

  test('the last fifty steps can be taken back', () => {
    const { now, all } = started()
    for (let id = 1; id <= 52; id++) now(move(id, 0, 1))
    const steps = all()
    expect([steps.length, steps[0], steps.at(-1)]).toEqual([50, 'main: 52 1→0', 'main: 3 1→0'])
  })

  test('what others have replaced is not said to stand, but can be brought back', () => {
    const { undo, now, texts, all } = started()
    now(move(1, 0, 2))
    undo.overtaken('main', new Set([1]))
    expect(texts()).toEqual([])
    expect(all()).toEqual(['main: 1 2→0'])
  })
})
