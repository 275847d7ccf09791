import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { appliedOf } from './applied-filters'
import { FilterButton } from './FilterButton'
import { useFilterDraftStore } from './use-filter-draft'

const { data, calls } = catalogApi()
beforeEach(() => {
  data.products = pens()
  data.filters = penFilters()
})

function Filters({ text }: { text: string }) {
  const filters = { source: { sectionId: '12' }, applied: appliedOf(text), apply: () => undefined }
  return <FilterButton filters={filters} store={useFilterDraftStore(filters)} />
}
const show = (text = '') => renderWithKernel(<Filters text={text} />, { kernel: partKernel() })
const button = () => screen.getByRole('button', { name: /^Фильтры/ })

test.each([
  ['', 'Фильтры', 0],
  ['INK:синий;base:stock,new', 'Фильтры · 3', 1],
  ['price:10,20', 'Фильтры · 1', 1],
])('under «%s» it is called «%s»', (text, name, badges) => {
  const { container } = show(text)
  expect(button()).toHaveAccessibleName(name)
  expect(container.querySelector('[data-words]')).toHaveTextContent(name)
  expect(container.querySelectorAll('[data-count]')).toHaveLength(badges)
})

test('it opens the drawer, which closes again; before that nothing is asked for', async () => {
  show()
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(calls).toEqual([])
  await userEvent.click(button())
  const drawer = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  expect(await drawer.findByRole('checkbox', { name: /^синий/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Фильтры', hidden: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})
