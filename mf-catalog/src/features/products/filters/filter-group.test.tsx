import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { filterCounts, filterDraft, filterLine } from '../../../testing/filter-draft'
import { penFilters, pens } from '../../../testing/pens'
import { isDeadEnd } from './DeadEnd'
import { FilterGroup } from './FilterGroup'
import { FilterPrice } from './FilterPrice'
import type { FilterGroup as Group } from './filter-groups'
import type { FilterDraft } from './use-filter-draft'

const { data } = catalogApi()
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

  test('a plain group cannot be closed, its title is for screen readers', () => {
    show({ plain: true, open: false })
    expect(opener()).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Цвет чернил' })).toBeInTheDocument()
    expect(boxes()).toHaveLength(3)
    expect(screen.getByRole('list')).toHaveAttribute('data-plain', 'true')
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

  test('what is looked for is shown whole, whatever case, diaereses and spaces around', async () => {
    const values = [...lines(13), filterLine('Тёмно-жёлтый'), filterLine('чай')]
    show({ values })
    await userEvent.type(field() as HTMLElement, ' темно-ЖЕЛ ')
    expect(boxes()).toEqual(['Тёмно-жёлтый12'])
    expect(more()).not.toBeInTheDocument()
    await userEvent.clear(field() as HTMLElement)
    await userEvent.type(field() as HTMLElement, 'цвет')
    expect(boxes()).toHaveLength(13)
    expect(more()).not.toBeInTheDocument()
    await userEvent.clear(field() as HTMLElement)
    expect(boxes()).toHaveLength(8)
    await userEvent.type(field() as HTMLElement, 'нет такого')
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
  const write = async (name: 'от' | 'до', text: string) => {
    await userEvent.clear(end(name))
    await userEvent.type(end(name), `${text}{Tab}`)
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

  test('an end at its bound is open', async () => {
    show()
    await write('от', '50')
    expect(change.mock.calls.at(-1)).toEqual([{ price: ['50', ''] }, LAST])
  })

  test('so is the other one; the other groups keep their choice', async () => {
    show({ state: { INK: ['синий'] } })
    await write('до', '50')
    expect(change.mock.calls.at(-1)).toEqual([{ INK: ['синий'], price: ['', '50'] }, LAST])
  })

  test('both at their bounds are no range', async () => {
    show({ state: { price: ['20', ''] } })
    await write('от', '10')
    expect(change.mock.calls.at(-1)).toEqual([{}, LAST])
  })

  test('bounds follow the counts, the currency the shop', () => {
    show({ answer: filterCounts({ MIN_PRICE: 1, MAX_PRICE: 9 }) }, { CURRENCY: 'KZT' })
    expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual([
      '1',
      '9',
    ])
    expect(screen.getAllByRole('textbox')[0]).toHaveAccessibleName(/^Цена от, (KZT|₸)$/)
  })
})

describe('DeadEnd', () => {
  beforeEach(() => {
    data.products = pens()
    data.filters = penFilters()
  })

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
