import { catchSavedFiles, createTestPlatform, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type ComparedIds, readParams } from '../../model/order-list-params'
import { cabinetApi } from '../../testing/cabinet-api'
import { OrderTools } from './OrderTools'
import { orderChoice } from './order-choice'

const { lists } = cabinetApi()

function Tools({ first, search }: { first: ComparedIds; search: string }) {
  const [chosen, setChosen] = useState(first)
  const params = readParams(new URLSearchParams(search), createTestPlatform().cookies)
  return <OrderTools params={params} choice={orderChoice(chosen, setChosen)} />
}
const show = (first?: ComparedIds, search = '') =>
  renderWithKernel(<Tools first={first} search={search} />).container
const start = () => screen.getByRole('button', { name: 'Сравнить заказы' })
const stop = () => screen.getByRole('button', { name: /^Не\sсравнивать$/ })

test('at first two orders can be compared and all saved; nothing has the focus of itself', () => {
  const container = show()
  expect(start()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Скачать таблицу' })).toBeVisible()
  expect(document.body).toHaveFocus()
  expect(container.querySelector('[data-choosing]')).toBeNull()
})

test('an address that has orders chosen takes no focus', () => {
  const container = show([7])
  expect(stop()).toBeVisible()
  expect(document.body).toHaveFocus()
  expect(container.querySelector('[data-choosing]')).not.toBeNull()
})

test('the key that takes the pressed one back has the focus next, each time', async () => {
  show()
  await userEvent.click(start())
  expect(stop()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(start()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(stop()).toHaveFocus()
})

test.each([
  [[], 'Отметьте два заказа'],
  [[7], 'Отмечено 1 из 2'],
  [[7, 9], 'Отмечено 2 из 2'],
])('of the chosen orders %j it says «%s»', (chosen, text) => {
  show(chosen)
  expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).toBe(text)
  expect(screen.queryByRole('button', { name: 'Скачать таблицу' })).not.toBeInTheDocument()
})

test('two lead to their difference', () => {
  show([9, 7])
  expect(screen.getByRole('link', { name: 'Сравнить' })).toHaveAttribute(
    'href',
    '/cabinet/orders/difference?was=7&now=9',
  )
  expect(screen.queryByRole('button', { name: 'Сравнить' })).not.toBeInTheDocument()
})

test('one leads nowhere yet', () => {
  show([9])
  expect(screen.getByRole('button', { name: 'Сравнить' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('what is saved as a table is all that the filters leave, not the page', async () => {
  const saved = catchSavedFiles()
  show(undefined, 'status=completed&page=3&limit=60&sort=STATUS&order=ASC')
  await userEvent.click(screen.getByRole('button', { name: 'Скачать таблицу' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Мои заказы.xlsx']))
  expect(lists()).toEqual([{ limit: '1000', offset: '0', status: 'completed', sort: 'STATUS', order: 'ASC' }])
})
