import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInOrderForm } from '../../testing/in-order-form'
import { testTradePoint } from '../../testing/test-rows'
import { TradePointField } from './TradePointField'

const tradePoints = [
  { ...testTradePoint(1, 'Складская, 4'), WORK_SCHEDULE: 'пн–пт 9:00–18:00' },
  { ...testTradePoint(2, 'Заречная, 8'), WORK_SCHEDULE: 'ежедневно 10:00–20:00' },
]
const render = (known = tradePoints) =>
  renderInOrderForm((form) => <TradePointField form={form} tradePoints={tradePoints} />, {
    tradePoints: known,
  })
const field = () => screen.getByRole('combobox', { name: 'Пункт выдачи' })

test('a trade point is chosen by its address, and says when it is open', async () => {
  const { cookies } = render()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Складская, 4',
    'Заречная, 8',
  ])
  expect(field()).toHaveDisplayValue('Складская, 4')
  expect(field()).toHaveAccessibleDescription('пн–пт 9:00–18:00')
  await userEvent.selectOptions(field(), 'Заречная, 8')
  expect(field()).toHaveDisplayValue('Заречная, 8')
  expect(field()).toHaveAccessibleDescription('ежедневно 10:00–20:00')
  expect([cookies.get('deliveryId'), cookies.get('deliveryName')]).toEqual(['2', 'Заречная, 8'])
})

test('before one is chosen nothing is said of its hours', () => {
  render([])
  expect(field()).not.toHaveAccessibleDescription()
})
