import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { profileApi, testIndividual } from '../../testing/profile-api'
import { CompanyCard } from './CompanyCard'

const { data, intercept } = profileApi()
const INFO = '/v3/api/client/info/'
const show = (COMPANY_NAME: string | null = 'Вектор') =>
  renderWithKernel(<CompanyCard />, { kernel: partKernel({ personal: { COMPANY_NAME } }) })
const region = (name: string) => screen.findByRole('region', { name })
const numbers = () => screen.findByText('7736207543')
const answered = ({ kernel }: ReturnType<typeof show>) =>
  waitFor(() => expect(kernel.query.isFetching()).toBe(0))

test.each([
  ['ООО «Вектор»', 'Вектор', 'ООО «Вектор»'],
  ['', 'Вектор', 'Вектор'],
  ['', null, 'Компания'],
])(
  'it is called by the short name «%s», else as the buyer’s company %s is',
  async (SHORT_NAME, own, title) => {
    data.company = { ...data.company, SHORT_NAME }
    show(own)
    await numbers()
    expect(await region(title)).toBeVisible()
  },
)

test('it is there before its details have come, and says when they do not', async () => {
  intercept(({ path }) => (path === INFO ? 500 : undefined))
  show()
  const card = screen.getByRole('region', { name: 'Вектор' })
  expect(card.querySelectorAll('[aria-hidden]')).not.toHaveLength(0)
  expect(await screen.findByText(/^Реквизиты не загрузились\./)).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await numbers()).toBeVisible()
})

test('an individual has none, neither before the details have come nor after', async () => {
  data.company = testIndividual()
  const rendered = show(null)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  await answered(rendered)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('who has become an individual meanwhile has no card any more', async () => {
  data.company = testIndividual()
  const rendered = show('Вектор')
  await answered(rendered)
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument())
})

test('what is copied begins with the name and its numbers, a line each, with plain spaces', async () => {
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  const { kernel } = show()
  await numbers()
  await user.click(screen.getByText('Все реквизиты'))
  await user.click(screen.getByRole('button', { name: 'Скопировать реквизиты' }))
  const lines = String(write.mock.lastCall?.[0]).split('\n')
  expect(lines.map((line) => line.split(': ')[0])).toEqual([
    ...['Название', 'ИНН', 'КПП', 'ОГРН', 'Краткое название', 'Руководитель', 'Телефон', 'Почта', 'Страна'],
    ...['Юридический адрес', 'Почтовый адрес', 'Банк', 'БИК', 'Расчётный счёт', 'Корр. счёт'],
  ])
  expect(lines).toContain('Юридический адрес: Москва, ул. Вавилова, 19')
  await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ text: 'Реквизиты скопированы' }]))
})
