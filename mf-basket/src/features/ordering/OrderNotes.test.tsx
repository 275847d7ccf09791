import { partKernel, renderWithKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { basketApi } from '../../testing/basket-api'
import { OrderNotes } from './OrderNotes'
import { orderingTexts } from './texts'

const { data: state, called } = basketApi()

type Props = ComponentProps<typeof OrderNotes>
const IDLE: Props['order'] = {
  send: async () => undefined,
  busy: false,
  unanswered: false,
  earlier: { made: undefined, checking: false },
  toConfirm: undefined,
}
const render = (props: Partial<Props> = {}, order: Partial<Props['order']> = {}) =>
  renderWithKernel(
    <OrderNotes
      {...{ basket: 'main', nothing: false, unsent: false, failure: '', messageId: 'why' }}
      {...props}
      order={{ ...IDLE, ...order }}
    />,
    { kernel: partKernel({ personal: testCustomer() }) },
  )

test('of an order that nothing keeps nothing is said', () => {
  expect(render().container).toBeEmptyDOMElement()
})

test('where there is nothing to order it is said, for the button, too; not while the order empties the basket', () => {
  const { unmount } = render({ nothing: true })
  expect(screen.getByText('В корзине нет товаров, которые можно заказать')).toBeVisible()
  expect(document.getElementById('why')).toHaveTextContent('нет товаров, которые можно заказать')
  unmount()
  expect(render({ nothing: true }, { busy: true }).container).toBeEmptyDOMElement()
})

test('an earlier order that was made is led to', () => {
  render({}, { earlier: { made: 77, checking: false } })
  expect(screen.getByRole('status')).toHaveTextContent(/Прошлая отправка дошла/)
  expect(screen.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute('href', '/cabinet/orders/77')
})

const UNANSWERED = /Ответ на\sпрошлую отправку не\sпришёл/
test('an order without an answer may be sent once more', () => {
  render({}, { unanswered: true })
  expect(screen.getByText(UNANSWERED)).toBeVisible()
})
test.each<[string, Partial<Props>]>([
  ['there is nothing to order', { nothing: true }],
  ['what failed last says it', { failure: orderingTexts.noAnswer }],
])('that is not said where %s', (_, props) => {
  render(props, { unanswered: true })
  expect(screen.queryByText(UNANSWERED)).toBeNull()
})

test('changes of the basket that wait for a connection are sent by a press', async () => {
  state.status = 0
  const { kernel } = render({ unsent: true })
  act(() => kernel.basket.set('main', { ID: 5, NAME: 'Термокружка', held: 0 }, 2, 'now'))
  await waitFor(() => expect(called('POST')).toHaveLength(1))
  expect(screen.getByText('Изменения корзины ещё не отправлены: нет ответа сервера.')).toBeVisible()
  state.status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(state.rows.main).toEqual([expect.objectContaining({ ID: 5, QUANTITY: 2 })]))
})

test('a failure is an alert that begins with what became of the order', () => {
  render({ failure: 'Выберите другой адрес' })
  expect(screen.getByRole('alert').textContent).toBe('Заказ не отправлен. Выберите другой адрес.')
})
test('where that is not known it is not said that nothing was sent', () => {
  render({ failure: orderingTexts.noAnswer })
  expect(screen.getByRole('alert').textContent).toBe(orderingTexts.noAnswer)
})
