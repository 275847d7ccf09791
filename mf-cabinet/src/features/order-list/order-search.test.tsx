import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { emptyList, testOrder } from '../../testing/test-order'

const { server, data, lists } = cabinetApi()
afterEach(() => server.resetHandlers())
beforeEach(() => {
  data.orders = [
    testOrder(),
    testOrder({ ID: 213, ORDER_NUMBER: '48213', STATUS: { STATUS_CODE: 'completed', STATUS_NAME: '' } }),
  ]
})

const PATH = '/cabinet/orders'
const order = (number: string) => screen.findByRole('link', { name: new RegExp(`^№\\s${number}$`) })
const search = () => screen.getByPlaceholderText('Поиск по номеру заказа')

test('[CAB-015, CAB-022] the status filter begins with «Все статусы» and leads to page 1', async () => {
  const { url } = renderPage('/cabinet/orders?page=2')
  await order('48390')
  const filter = screen.getByRole('combobox', { name: 'Статус заказа' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Все статусы', 'В работе', 'Выполнен'])
  await userEvent.selectOptions(filter, 'Выполнен')
  await waitFor(() => expect(screen.queryByText('№ 48390')).not.toBeInTheDocument())
  expect(lists().at(-1)).toMatchObject({ status: 'completed', offset: '0' })
  expect(url()).toContain('status=completed')
})

test('[CAB-016, CAB-022] the search finds orders by number, one call after the typing, from page 1', async () => {
  renderPage('/cabinet/orders?page=2')
  await order('48390')
  await userEvent.type(search(), '482')
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ order_number: '482', offset: '0' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '№ 48390' })).not.toBeInTheDocument())
  expect(lists()).toHaveLength(2)
  expect(screen.getByRole('link', { name: '№ 48213' })).toBeInTheDocument()
})

test('«Заказы» in the menu takes a search off for good', async () => {
  const { url } = renderPage(PATH)
  await order('48390')
  await userEvent.type(search(), '482')
  await waitFor(() => expect(url()).toContain('number=482'))
  await userEvent.click(screen.getByRole('link', { name: 'Заказы' }))
  await waitFor(() => expect(url()).toBe(PATH))
  expect(search()).toHaveValue('')
  await userEvent.type(search(), '4839')
  await waitFor(() => expect(url()).toContain('number=4839'))
  expect(lists().filter(({ order_number }) => order_number === '482')).toHaveLength(1)
})

test('[CAB-017] the days are bound by ORDER_DATE of the list, before it is there by MIN_DATE of the personal data', async () => {
  const ORDER_DATE = { MIN_DATE: '2025-03-01T09:00:00.000Z', MAX_DATE: '2025-10-14T09:00:00.000Z' }
  const answer: { list?: () => void } = {}
  const waiting = new Promise<void>((resolve) => {
    answer.list = resolve
  })
  server.use(
    http.get('http://localhost/v3/api/client/order/', async () => {
      await waiting
      return HttpResponse.json({ ...emptyList, ORDER_DATE })
    }),
  )
  renderPage(PATH, { personal: { ORDER_DATE: { MIN_DATE: '2025-02-01T09:00:00.000Z' } } })
  const from = screen.getByRole('textbox', { name: 'Заказы с этого дня' })
  const to = screen.getByRole('textbox', { name: 'Заказы по этот день' })
  const tryDay = async (box: HTMLElement, day: string) => {
    await userEvent.clear(box)
    await userEvent.type(box, day)
    await userEvent.tab()
  }
  await tryDay(from, '31012025')
  expect(from).toHaveAccessibleDescription('Не раньше 01.02.2025')
  answer.list?.()
  await screen.findByText('У вас пока нет заказов')
  await tryDay(from, '28022025')
  expect(from).toHaveAccessibleDescription('Не раньше 01.03.2025')
  await tryDay(to, '15102025')
  expect(to).toHaveAccessibleDescription('Не позже 14.10.2025')
})

test.each([['Заказы с этого дня', { date_start: '01.03.2025' }]])(
  '[CAB-022] «%s» leads to page 1',
  async (name, query) => {
    const { url } = renderPage('/cabinet/orders?page=2')
    await order('48390')
    await userEvent.type(screen.getByRole('textbox', { name }), '01032025')
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ ...query, offset: '0' }))
    expect(url()).not.toContain('page=')
  },
)
