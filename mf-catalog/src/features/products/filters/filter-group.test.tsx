import type { FilterState } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { filterCounts, filterDraft, filterLine } from '../../../testing/filter-draft'
import { isDeadEnd } from './DeadEnd'
import { FilterGroup } from './FilterGroup'
import { FilterPrice } from './FilterPrice'
import type { FilterGroup as Group } from './filter-groups'
import type { FilterDraft } from './use-filter-draft'

catalogApi()
const change = jest.fn()

describe('FilterGroup', () => {
  beforeEach(() => change.mockClear())

  const lines = (count: number) => Array.from({ length: count }, (_, at) => filterLine(`цвет ${at + 1}`))
  const show = (group: Partial<Group> = {}, draft: Partial<FilterDraft> = {}) =>
    render(
      <FilterGroup
        group={{ key: 'INK', title: 'Цвет чернил', values: lines(3), open: true, ...group }}
        draft={filterDraft({ change, ...draft })}
      />,
    )
  const opener = () => screen.queryByRole('button', { name: /^Цвет чернил/ })
  const boxes = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  const field = () => screen.queryByRole('searchbox', { name: 'Найти: цвет чернил' })
  const more = () => screen.queryByRole('button', { name: /^(Ещё|Свернуть)/ })
  const find = (value: string) => fireEvent.change(field() as HTMLElement, { target: { value } })

  test('an open group is closed and opened by its title', async () => {
    show()
    expect(screen.getByRole('group', { name: 'Цвет чернил' })).toBeVisible()
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    expect(opener()).toHaveAttribute('aria-controls', screen.getByRole('list').id)
    expect(boxes()).toEqual(['цвет 112', 'цвет 212', 'цвет 312'])
    await userEvent.click(opener() as HTMLElement)
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
    expect(opener()).not.toHaveAttribute('aria-controls')
    expect(boxes()).toEqual([])
    await userEvent.click(opener() as HTMLElement)
    expect(boxes()).toHaveLength(3)
  })

  test.each([
    ['a closed group', {}, {}, false],
    ['one with a choice', {}, { state: { INK: ['цвет 1'] } }, true],
    ['one with a choice of another', {}, { state: { UP_TM: ['5'] } }, false],
    ['an open one', { open: true }, {}, true],
  ])('%s begins open: %s', (_which, group, draft, open) => {
    show({ open: false, ...group }, draft)
    expect(boxes().length > 0).toBe(open)
  })

  test('a closed group says how many are chosen, an open one or one without a choice does not', async () => {
    show({}, { state: { INK: ['цвет 1', 'цвет 2'] } })
    expect(opener()).toHaveTextContent(/^Цвет чернил$/)
    await userEvent.click(opener() as HTMLElement)
    expect(opener()).toHaveTextContent(/^Цвет чернил · 2$/)
  })

  test.each([
    [9, 9, false],
    [10, 8, true],
  ])('of %i lines %i are seen, the others can be shown: %s', (count, seen, can) => {
    show({ values: lines(count) })
    expect(boxes()).toHaveLength(seen)
    expect(more() !== null).toBe(can)
  })

  test('«Ещё» says how many there are, and shows them; «Свернуть» hides them again', async () => {
    show({ values: lines(12) }, { state: { INK: ['цвет 11'] } })
    expect(boxes()).toHaveLength(9)
    expect(boxes().at(-1)).toBe('цвет 1112')
    expect(more()).toHaveTextContent(/^Ещё\s3$/)
    expect(more()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more() as HTMLElement)
    expect(boxes()).toHaveLength(12)
    expect(more()).toHaveTextContent('Свернуть')
    expect(more()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(more() as HTMLElement)
    expect(boxes()).toHaveLength(9)
  })

  test.each([
    [12, false],
    [13, true],
  ])('of %i lines some can be looked for: %s', (count, can) => {
    show({ values: lines(count) })
    expect(field() !== null).toBe(can)
  })

  test('what is looked for is shown whole, whatever case, diaereses and spaces around', () => {
    const values = [...lines(13), filterLine('Тёмно-жёлтый'), filterLine('чай')]
    show({ values })
    find(' темно-ЖЕЛ ')
    expect(boxes()).toEqual(['Тёмно-жёлтый12'])
    expect(more()).not.toBeInTheDocument()
    find('цвет')
    expect(boxes()).toHaveLength(13)
    expect(more()).not.toBeInTheDocument()
    find('')
    expect(boxes()).toHaveLength(8)
    find('нет такого')
    expect(screen.getByRole('status')).toHaveTextContent('Такого значения нет')
  })

  test('Esc clears the field and goes no further; in an empty field it is for others', async () => {
    const heard: [string, boolean][] = []
    const hear = (event: KeyboardEvent) => heard.push([event.key, event.defaultPrevented])
    document.addEventListener('keydown', hear)
    show({ values: lines(13) })
    await userEvent.type(field() as HTMLElement, 'ц')
    heard.length = 0
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(heard).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(heard).toEqual([['Escape', false]])
    document.removeEventListener('keydown', hear)
  })
})

describe('FilterPrice', () => {
  beforeEach(() => change.mockClear())

  const show = (draft: Partial<FilterDraft> = {}, shop = {}) =>
    renderWithKernel(<FilterPrice draft={filterDraft({ change, ...draft })} />, {
      kernel: partKernel({ shop }),
    })
  const end = (name: 'от' | 'до', sign = '₽') =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Цена ${name}, ${sign}` })
  const values = () => [end('от').value, end('до').value]
  const write = (name: 'от' | 'до', value: string) => {
    fireEvent.change(end(name), { target: { value } })
    fireEvent.blur(end(name))
  }
  const LAST = { key: 'price', value: '' }

  test.each([
    [{}, ['10', '120']],
    [{ price: ['20', '60'] }, ['20', '60']],
    [{ price: ['20', ''] }, ['20', '120']],
    [{ price: ['', '60'] }, ['10', '60']],
    [{ price: ['20'] }, ['20', '120']],
  ])('of the choice %j the ends are %j', (state, ends) => {
    show({ state })
    expect(values()).toEqual(ends)
  })

  test.each([
    [-5, 700_000, '0 ₽', '500 000 ₽'],
    [undefined, undefined, '0 ₽', '500 000 ₽'],
    [100, 2000, '100 ₽', '2 000 ₽'],
  ])('[CAT-028] bounds of %p and %p are %s and %s', (MIN_PRICE, MAX_PRICE, low, high) => {
    show({
      answer: {
        ...filterCounts(),
        ...({ MIN_PRICE, MAX_PRICE } as { MIN_PRICE: number; MAX_PRICE: number }),
      },
    })
    const thumbs = screen.getAllByRole<HTMLInputElement>('slider')
    const said = thumbs.map((thumb) => thumb.getAttribute('aria-valuetext')?.replace(/\s/g, ' '))
    expect(said).toEqual([low, high])
    const [from, to] = thumbs
    expect([from?.value, to?.value]).toEqual([from?.min, to?.max])
  })

  test.each<[FilterState, 'от' | 'до', string, FilterState]>([
    [{}, 'от', '50', { price: ['50', ''] }],
    [{ INK: ['синий'] }, 'до', '50', { INK: ['синий'], price: ['', '50'] }],
    [{ price: ['20', ''] }, 'от', '10', {}],
  ])('an end at its bound is open, both are no range: %j, «%s» %s', (state, name, value, next) => {
    show({ state })
    write(name, value)
    expect(change.mock.calls.at(-1)).toEqual([next, LAST])
  })
})

describe('DeadEnd', () => {
  const none = filterCounts({ NAV: { CNT: 0 } })
  const deadEnd = { changed: true, answer: none }

  test('what is ticked, counted and fits nothing is a dead end', () => {
    expect(isDeadEnd(filterDraft(deadEnd))).toBe(true)
  })

  test.each([
    ['that is applied already', { changed: false }],
    ['that is being counted', { asking: true }],
    ['that could not be counted', { error: new Error('broken') }],
    ['without counts', { answer: undefined }],
    ['that fits something', { answer: filterCounts() }],
  ])('a choice %s is none', (_which, changes) => {
    expect(isDeadEnd(filterDraft({ ...deadEnd, ...changes }))).toBe(false)
  })
})
