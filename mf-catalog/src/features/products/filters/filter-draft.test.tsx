import { testSection } from '@prilavok/shared-kernel/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { filterCounts, filterDraft } from '../../../testing/filter-draft'
import { penFilters, pens } from '../../../testing/pens'
import { renderPage } from '../../../testing/render-page'
import { applyByEnter } from './apply-by-enter'
import type { FilterDraft } from './use-filter-draft'

const { data } = catalogApi()

describe('apply-by-enter', () => {
  const apply = jest.fn()
  const onApply = jest.fn()
  beforeEach(() => {
    apply.mockClear()
    onApply.mockClear()
  })

  /** A box that is none of the browser's. */
  const DRAWN_BOX = { role: 'checkbox', 'aria-checked': false, 'aria-label': 'чёрный', tabIndex: 0 }

  const show = (changes: Partial<FilterDraft> = {}) =>
    render(
      <div {...applyByEnter(filterDraft({ apply, ...changes }), onApply)}>
        <input type="checkbox" aria-label="синий" />
        <span {...DRAWN_BOX} />
        <input inputMode="decimal" aria-label="Цена" />
        <input type="search" aria-label="Найти" />
        <button type="button">Сбросить</button>
      </div>,
    )
  const press = async (name: string, keys = '{Enter}') => {
    screen.getByLabelText(name).focus()
    await userEvent.keyboard(keys)
  }
  const applied = () => [apply.mock.calls.length, onApply.mock.calls.length]
  const none = filterCounts({ NAV: { CNT: 0 } })

  test('Enter applies what is ticked, in a box of any sort and in a price', async () => {
    show()
    for (const name of ['синий', 'чёрный', 'Цена']) await press(name)
    expect(applied()).toEqual([3, 3])
  })

  test('Enter in the search of a group, or on a button, is theirs', async () => {
    show()
    await press('Найти')
    screen.getByRole('button', { name: 'Сбросить' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(applied()).toEqual([0, 0])
  })

  test.each<[string, Partial<FilterDraft>, number]>([
    ['without counts', { answer: undefined }, 0],
    ['that fits nothing', { answer: none }, 0],
    ['that is being counted', { answer: none, asking: true }, 1],
    ['that could not be counted', { answer: none, error: new Error('broken') }, 1],
    ['that has changed since', { answer: none, isAhead: () => true }, 1],
  ])(
    'a choice %s: only what is known to fit nothing, or was never counted, is not applied',
    async (_which, changes, times) => {
      show(changes)
      await press('синий')
      expect(applied()).toEqual([times, times])
    },
  )
})

describe('FilterDrawer', () => {
  beforeEach(() => {
    data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
    data.products = pens()
    data.filters = penFilters()
  })

  const open = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  }
  const write = async (field: HTMLElement, value: string, key: string) => {
    field.focus()
    fireEvent.change(field, { target: { value } })
    await userEvent.keyboard(key)
  }
  /** Behind the drawer, too. */
  const rows = () =>
    within(screen.getByRole('list', { name: 'Товары', hidden: true })).getAllByRole('listitem', {
      hidden: true,
    }).length

  test('[CAT-030] [CAT-031] the drawer ticks, counts and applies as the panel does', async () => {
    const { url } = renderPage('/catalog/12')
    const drawer = await open('Фильтры')
    await userEvent.click(await drawer.findByRole('checkbox', { name: /^синий/ }))
    expect(rows()).toBe(12)
    await userEvent.click(await drawer.findByRole('button', { name: /^Показать\s4$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(rows()).toBe(4)
    expect(url()).toBe(`/catalog/12?filter=${encodeURIComponent('INK:синий')}`)
    expect(screen.getByRole('button', { name: 'Фильтры · 1' })).toBeVisible()
  })

  test('what is ticked stays when the drawer is closed without applying; the reset takes all of it away', async () => {
    const { url } = renderPage('/catalog/12?filter=base:stock')
    const drawer = await open('Фильтры · 1')
    await userEvent.click(await drawer.findByRole('checkbox', { name: /^синий/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const again = await open('Фильтры · 1')
    expect(await again.findByRole('checkbox', { name: /^синий/ })).toBeChecked()
    await userEvent.click(again.getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(again.queryAllByRole('checkbox', { checked: true })).toEqual([]))
    expect(url()).toBe('/catalog/12')
  })

  test('Esc in the search of a long group clears that alone; in an empty one it closes the drawer', async () => {
    const sizes = Array.from({ length: 13 }, (_, at) => ({ id: `${at + 1} мм`, fits: () => true }))
    data.filters = [
      ...penFilters(),
      { key: 'SIZE', property: { TITLE: 'Толщина', TYPE: 'PRIMARY', PRIMARY: 'Y' }, values: sizes },
    ]
    renderPage('/catalog/12')
    const drawer = await open('Фильтры')
    const field = await drawer.findByRole('searchbox', { name: 'Найти: толщина' })
    await userEvent.type(field, '13')
    expect(drawer.getAllByRole('checkbox', { name: /мм/ })).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    expect(field).toHaveValue('')
    expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('Enter leaves the drawer open where nothing fits, until a price is typed that ends it', async () => {
    renderPage('/catalog/12?filter=base:hot;price:20,29')
    const drawer = await open('Фильтры · 2')
    const from = await drawer.findByRole('textbox', { name: 'Цена от, ₽' })
    await write(from, '21', '{Tab}')
    await drawer.findByRole('button', { name: 'Нет товаров' })
    from.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('dialog')).toBeVisible()
    await write(drawer.getByRole('textbox', { name: 'Цена до, ₽' }), '90', '{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(rows()).toBe(1)
    expect(screen.getByRole('button', { name: 'Фильтры · 2' })).toHaveFocus()
  })
})
