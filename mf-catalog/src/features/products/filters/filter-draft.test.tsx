import type { FilterState } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testSection } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { filterCounts, filterDraft } from '../../../testing/filter-draft'
import { penFilters, pens } from '../../../testing/pens'
import { renderPage } from '../../../testing/render-page'
import { appliedOf } from './applied-filters'
import { applyByEnter } from './apply-by-enter'
import { type FilterDraft, useFilterDraft, useFilterDraftStore } from './use-filter-draft'

const { data } = catalogApi()
const applyDraft = jest.fn<void, [FilterState]>()
function Panel({ text, tell }: { text: string; tell: (now: FilterDraft) => void }) {
  const [applied, setApplied] = useState(text)
  const filters = { source: { sectionId: '12' }, applied: appliedOf(applied), apply: applyDraft }
  tell(useFilterDraft(filters, useFilterDraftStore(filters)))
  return ['base:stock', 'INK:чёрный'].map((next) => (
    <button key={next} type="button" onClick={() => setApplied(next)}>
      {next}
    </button>
  ))
}

describe('use-filter-draft', () => {
  beforeEach(() => {
    applyDraft.mockClear()
    data.products = pens()
    data.filters = penFilters()
  })

  const show = (text = '') => {
    const now: { draft?: FilterDraft } = {}
    renderWithKernel(
      <Panel
        text={text}
        tell={(draft) => {
          now.draft = draft
        }}
      />,
      { kernel: partKernel() },
    )
    return () => now.draft as FilterDraft
  }
  const BLUE = { key: 'INK', value: 'синий' }
  const tick = (draft: () => FilterDraft) => act(() => draft().change({ INK: ['синий'] }, BLUE))
  const countOf = (draft: () => FilterDraft) => draft().answer?.NAV.CNT
  const counted = (draft: () => FilterDraft, count: number) =>
    waitFor(() => {
      expect(countOf(draft)).toBe(count)
      expect(draft().asking).toBe(false)
    })

  test('it is applied with what was ticked since the panel was rendered, and is over then', async () => {
    const draft = show()
    await counted(draft, 12)
    const before = draft()
    act(() => {
      before.change({ INK: ['синий'] }, BLUE)
      expect(before.isAhead()).toBe(true)
      before.apply()
    })
    expect(applyDraft.mock.calls).toEqual([[{ INK: ['синий'] }]])
    expect(draft()).toMatchObject({ state: {}, changed: false })
  })

  test('other filters end the draft, for good', async () => {
    const draft = show('base:stock')
    await counted(draft, 9)
    tick(draft)
    await userEvent.click(screen.getByRole('button', { name: 'INK:чёрный' }))
    expect(draft()).toMatchObject({ state: { INK: ['чёрный'] }, changed: false })
    expect(draft().isAhead()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'base:stock' }))
    expect(draft()).toMatchObject({ state: { base: ['stock'] }, changed: false })
  })
})

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
