import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SuggestList from './SuggestList'
import type { SearchOption } from './search-option'
import type { SearchField } from './use-search-field'
import type { SuggestsState } from './use-suggests'

const choose = jest.fn()
const QUERY: SearchOption = { kind: 'query', title: 'ручка' }
const RECENT: SearchOption = { kind: 'recent', title: 'скрепки' }
const SECTION: SearchOption = { kind: 'section', id: 5, title: 'Ручки', count: undefined }
const PRODUCT: SearchOption = { kind: 'product', product: testProduct({ NAME: 'Ручка «Литера»' }) }

function show(options: readonly SearchOption[], state: SuggestsState = 'ready', active = -1) {
  choose.mockClear()
  const nothing = () => undefined
  const field: SearchField = {
    ...{ value: 'ручка', open: true, active, choose, suggests: { q: 'ручка', state, options } },
    ...{ type: nothing, clear: nothing, setFocused: nothing, submit: nothing, press: nothing },
  }
  return renderWithKernel(<SuggestList field={field} id="list" />)
}
const groups = () =>
  screen
    .getAllByRole('group')
    .map((group) => [group.getAttribute('aria-label'), within(group).getAllByRole('option').length])

test('options stand by their kinds, completions first; those that have none of a kind have no group for it', async () => {
  show([QUERY, PRODUCT, SECTION], 'ready', 1)
  expect(groups().map(([, count]) => count)).toEqual([1, 1, 1])
  expect(screen.getAllByRole('option').map(({ id }) => id)).toEqual(['list-0', 'list-1', 'list-2'])
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ручка «Литера»')
  await userEvent.click(screen.getByRole('option', { name: 'Ручки' }))
  expect(choose.mock.calls).toEqual([[SECTION]])
})

test('searches of before and the way to forget them are one group', () => {
  show([RECENT, { kind: 'clear' }])
  expect(groups().map(([, count]) => count)).toEqual([2])
})

test.each([
  ['completions beside something else', [QUERY, SECTION], ''],
  ['completions alone', [QUERY], undefined],
  ['no completions', [PRODUCT, SECTION], undefined],
])('%s are wide: %s', (_what, options, wide) => {
  const { container } = show(options)
  expect(container.querySelector<HTMLElement>('[role="listbox"]')?.dataset.wide).toBe(wide)
})

test('why there is nothing, or too little, is said; where all is ready nothing is', () => {
  const first = show([], 'none')
  expect(first.container.querySelector('[data-note]')).not.toBeEmptyDOMElement()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  first.unmount()
  const second = show([QUERY], 'failed')
  expect(second.container.querySelector('[data-note]')).toBeInTheDocument()
  expect(screen.getByRole('listbox')).toBeVisible()
  second.unmount()
  expect(show([QUERY]).container.querySelector('[data-note]')).not.toBeInTheDocument()
})

test('a press in it leaves the focus in the field', () => {
  show([QUERY])
  const event = createEvent.pointerDown(screen.getByRole('listbox'))
  fireEvent(screen.getByRole('listbox'), event)
  expect(event.defaultPrevented).toBe(true)
})
