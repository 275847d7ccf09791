import type { Change } from '@prilavok/shared-kernel/basket'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { ComingProducts } from './ComingProducts'

const { data: state, called } = basketApi()

const change = (NAME: string, target: number, state: Change['state']): Change => ({
  ...{ item: { ID: target, NAME, held: 0 }, held: 0, target, state },
})
const render = (...changes: Change[]) =>
  renderWithKernel(<ComingProducts changes={changes} />, { kernel: partKernel() })

test('products that wait for a connection are named with their counts', () => {
  render(change('Ручка', 1200, 'unsent'), change('Папка', 3, 'sending'), change('Бумага', 5, 'unsent'))
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Будет отправлено, когда появится связь: Ручка, 1\s200; Бумага, 5/,
  )
})
test.each([[[]], [[change('Папка', 3, 'sending'), change('Ручка', 1, 'confirmed')]]])(
  'what is on its way is not named: %#',
  (changes) => {
    expect(render(...changes).container).toBeEmptyDOMElement()
  },
)

test('they are sent by a press', async () => {
  state.status = 0
  const { kernel } = render(change('Ручка', 2, 'unsent'))
  act(() => kernel.basket.set('main', { ID: 5, NAME: 'Ручка', held: 0 }, 2, 'now'))
  await waitFor(() => expect(called('POST')).toHaveLength(1))
  state.status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(state.rows.main).toEqual([expect.objectContaining({ ID: 5, QUANTITY: 2 })]))
})
