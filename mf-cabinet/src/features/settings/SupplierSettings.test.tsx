import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CLIENT, settingsApi } from '../../testing/settings-api'
import { box, button, retype } from '../../testing/settings-form'
import { SupplierSettings } from './SupplierSettings'

const { data, sent, intercept } = settingsApi()
const show = (SHOP_LINK = 'demo-green') =>
  renderWithKernel(<SupplierSettings />, {
    kernel: partKernel({
      cookies: LOGGED_IN,
      personal: { SHOP_LINK },
      shop: { NAME: 'Канцопт', DOMAIN_NAME: 'demo-green.example' },
    }),
  })
const LINK = /^Ссылка другого поставщика/
const ask = async (link = 'demo-blue') => {
  await retype(LINK, link)
  await userEvent.click(button('Сменить'))
  return screen.findByRole('group', { name: 'Сменить поставщика?' })
}
const BASKET = '/v2/basket/catalog/'

test('it says in which shop one is, and the link of the supplier', () => {
  show()
  expect(screen.getByText('Канцопт')).toBeVisible()
  expect(screen.getByText('demo-green.example')).toBeVisible()
  expect(screen.getByText('Ссылка вашего поставщика: demo-green')).toBeVisible()
})

test('without a link there is none to tell', () => {
  show('')
  expect(screen.queryByText(/Ссылка вашего поставщика/)).not.toBeInTheDocument()
})

test('before it is changed it is asked, and the focus is at the question', async () => {
  const { kernel } = show()
  const question = await ask()
  expect(question).toHaveFocus()
  expect(question).toHaveAttribute('tabindex', '-1')
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(question).toHaveTextContent('Новая ссылка: demo-blue')
  expect(question).not.toHaveTextContent('В корзине')
  expect(sent(CLIENT)).toEqual([])
})

test('what lies in the basket stays in this shop, and it is told', async () => {
  intercept(({ path }) =>
    path === BASKET ? { CNT: 22, SUM: 1000.5, LOYALTY: { CNT: 0, SUM: 0 } } : undefined,
  )
  show()
  const question = await ask()
  await waitFor(() =>
    expect(question.textContent?.replace(/\s/g, ' ')).toContain(
      'В корзине 22 товара на 1 000,50 ₽: они останутся в магазине «Канцопт»',
    ),
  )
})

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['«Не менять»', () => userEvent.click(button('Не менять'))],
])('%s stays with the supplier and goes back to the link', async (_what, decline) => {
  show()
  const question = await ask()
  await decline()
  expect(question).not.toBeInTheDocument()
  expect(box(LINK)).toHaveFocus()
  expect(box(LINK)).toHaveValue('demo-blue')
})

test('another key leaves the question where it is', async () => {
  show()
  const question = await ask()
  await userEvent.keyboard('a')
  expect(question).toBeInTheDocument()
})

test('asked once more it gets the focus once more', async () => {
  show()
  const question = await ask()
  box(LINK).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(question).toHaveFocus())
})

test('while it is changed the button says so; a failure is told', async () => {
  let answer: () => void = () => undefined
  data.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  data.supplier = 500
  show()
  await ask()
  await userEvent.click(button('Сменить поставщика'))
  expect(screen.getAllByRole('button', { name: 'Проверяем…' })).not.toEqual([])
  answer()
  expect(await screen.findByText(/Отказ сервера|Введённое сохранено/)).toBeVisible()
  expect(sent(CLIENT)).toEqual([{ selected_shop: 'demo-blue' }])
})
