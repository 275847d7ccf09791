import { catchSavedFiles } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { readTable } from '../../testing/read-table'
import { renderPage } from '../../testing/render-page'
import { testOrderProduct } from '../../testing/test-order'

const { data } = cabinetApi()
const open = () => renderPage('/cabinet/orders/390')
const opened = () => screen.findByRole('heading', { level: 1, name: 'Заказ № 48390' })

test('the rows of an order are saved as a table: codes as text, a gift without a price', async () => {
  const saved = catchSavedFiles()
  data.products = [
    testOrderProduct({ ID: 1, UP_CODE_1C: '000241', NAME: 'Бумага', PRICE: 318.5, QUANTITY: 50, PACK: 'Y' }),
    testOrderProduct({ ID: 2, UP_CODE_1C: '184302', NAME: 'Ручка', PRICE: 0, QUANTITY: 1, GIFT: 'Y' }),
  ]
  open()
  await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Товары таблицей' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Заказ №\u00a048390.xlsx']))
  expect(await readTable(saved[0] as (typeof saved)[number])).toEqual([
    ['Код', 'Товар', 'Цена', 'Количество', 'Единица', 'Сумма'],
    ['000241', 'Бумага', 318.5, 50, 'уп.', 15_925],
    ['184302', 'Ручка', 'Подарок', 1, 'шт.', null],
  ])
})

test('an order is printed, and compared with the one before', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  open()
  await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Напечатать' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link', { name: /^Сравнить с\sпрошлым$/ })).toHaveAttribute(
    'href',
    '/cabinet/orders/difference?now=390',
  )
})
