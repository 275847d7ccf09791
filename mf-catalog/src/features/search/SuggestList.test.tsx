import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { createEvent, fireEvent, screen } from '@testing-library/react'

import SuggestList from './SuggestList'
import type { SearchOption } from './search-option'
import type { SearchField } from './use-search-field'
import type { SuggestsState } from './use-suggests'

const choose = jest.fn()
const QUERY: SearchOption = { kind: 'query', title: 'ручка' }

function show(options: readonly SearchOption[], state: SuggestsState = 'ready', active = -1) {
  choose.mockClear()
  const nothing = () => undefined
  const field: SearchField = {
    ...{ value: 'ручка', open: true, active, choose, suggests: { q: 'ручка', state, options } },
    ...{ type: nothing, clear: nothing, setFocused: nothing, submit: nothing, press: nothing },
  }
  return renderWithKernel(<SuggestList field={field} id="list" />)
}

test('a press in it leaves the focus in the field', () => {
  show([QUERY])
  const event = createEvent.pointerDown(screen.getByRole('listbox'))
  fireEvent(screen.getByRole('listbox'), event)
  expect(event.defaultPrevented).toBe(true)
})
