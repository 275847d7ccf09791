import type { SlotName } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PartFailure } from './PartFailure'

const retry = jest.fn()
beforeEach(() => retry.mockClear())
const show = (slot?: SlotName) => renderWithKernel(<PartFailure slot={slot} onRetry={retry} />)

test.each<[SlotName, string]>([
  ['header.search', 'Поиск не загрузился'],
  ['header.basket', 'Корзина не загрузилась'],
  ['header.account', 'Вход не загрузился'],
  ['header.catalogMenu', 'Меню каталога не загрузилось'],
  ['page.orderBar', 'Сумма заказа не загрузилась'],
])('in the place of %s it says «%s» and offers a retry', async (slot, text) => {
  show(slot)
  expect(screen.queryByRole('row')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: `${text}. Повторить` }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test.each<[SlotName, string]>([
  ['palette.products', 'Товары не загрузились'],
  ['palette.sections', 'Разделы не загрузились'],
  ['palette.orders', 'Заказы не загрузились'],
  ['palette.actions', 'Часть действий не загрузилась'],
])('in the grid of the palette %s is a row: «%s»', async (slot, text) => {
  show(slot)
  expect(screen.getByRole('row')).toContainElement(screen.getByRole('gridcell'))
  await userEvent.click(screen.getByRole('button', { name: `${text}. Повторить` }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test.each([undefined, 'home.blocks' as const])(
  'a page, and a block of it (%s), says that the rest of the shop works',
  async (slot) => {
    show(slot)
    expect(screen.getByText('Не удалось загрузить этот раздел')).toBeVisible()
    expect(screen.getByText(/Остальная часть магазина работает/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(retry).toHaveBeenCalledTimes(1)
  },
)
