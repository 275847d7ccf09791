import { NBSP } from '@prilavok/shared-kernel/format'
import type { PartOptions } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { profileApi, testIndividual } from '../testing/profile-api'
import { renderPage } from '../testing/render-page'
import { testOrder } from '../testing/test-order'
import { head } from './InfoPage'

const { data, called, requests, intercept } = profileApi()

const COMPANY = { SURNAME: 'Соколова', NAME: 'Марина', MIDDLE_NAME: 'Петровна', COMPANY_NAME: 'ООО «Вектор»' }
const show = (options: PartOptions = {}) => renderPage('/cabinet/info', { personal: COMPANY, ...options })
const block = (name: string | RegExp) => screen.findByRole('region', { name })
const inBlock = async (name: string | RegExp) => {
  const region = await block(name)
  await waitFor(() => expect(region).not.toHaveAttribute('aria-busy', 'true'))
  return within(region)
}
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    testOrder({ ID: 390 - index, ORDER_NUMBER: String(48390 - index) }),
  )

test('[CAB-001] the profile has the name, contacts, addresses, orders, files, the kind of buyer and the loyalty', async () => {
  data.orders = orders(2)
  show({ personal: { ...COMPANY, LOYALTY: 'Y' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Соколова Марина Петровна')
  const contacts = await inBlock('Контакты')
  expect(contacts.getByRole('link', { name: 'client@example.com' })).toBeVisible()
  expect(contacts.getByRole('link', { name: '+7 916 555-04-18' })).toBeVisible()
  expect(await contacts.findByText('Москва, ул. Вавилова, 19')).toBeVisible()
  expect(contacts.getByText('юридическое лицо')).toBeVisible()
  expect(contacts.getByText('участвуете')).toBeVisible()
  expect(await (await inBlock(/^Последний заказ/)).findByRole('list', { name: 'Ход заказа' })).toBeVisible()
  expect((await inBlock('Последние заказы')).getAllByRole('row')).toHaveLength(3)
  const file = await (await inBlock('Документы')).findByRole('link', { name: 'Карточка организации.pdf' })
  expect(file).toHaveAttribute('href', '/upload/files/1.51.sign/card.pdf')
  expect((await block('Документы')).textContent).toContain(`PDF, 96${NBSP}КБ`)
  expect(head()).toEqual({ title: 'Профиль', robots: 'noindex' })
})

test('[CAB-066] every name, the e-mail and each phone stand there, to be written to and called', async () => {
  show({
    personal: {
      ...COMPANY,
      EMAIL: 'zakupki@vektor.example',
      PHONE: ['+7 916 555-04-18', '8 (495) 555-30-12'],
    },
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Соколова Марина Петровна$/)
  const contacts = await inBlock('Контакты')
  const href = (name: string) => contacts.getByRole('link', { name }).getAttribute('href')
  expect(href('zakupki@vektor.example')).toBe('mailto:zakupki@vektor.example')
  expect(href('+7 916 555-04-18')).toBe('tel:+79165550418')
  expect(href('+7 495 555-30-12')).toBe('tel:+74955553012')
})

test('[CAB-072] the company has all its details, a copy of them, and both its addresses', async () => {
  show()
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  const company = await inBlock('ООО «Вектор»')
  await user.click(await company.findByText('Все реквизиты'))
  const details = company
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(details).toEqual([
    ['ИНН', '7736207543'],
    ['КПП', '773601001'],
    ['ОГРН', '1027700229193'],
    ['Название', 'Общество с ограниченной ответственностью «Вектор»'],
    ['Краткое название', 'ООО «Вектор»'],
    ['Руководитель', 'Титов Андрей Ильич'],
    ['Телефон', '+7 495 555-30-12'],
    ['Почта', 'office@vektor.example'],
    ['Страна', 'Россия'],
    ['Юридический адрес', `Москва, ул.${NBSP}Вавилова,${NBSP}19`],
    ['Почтовый адрес', `117312, Москва, а/я${NBSP}19`],
    ['Банк', 'ПАО Сбербанк'],
    ['БИК', '044525225'],
    ['Расчётный счёт', '40702810438000012345'],
    ['Корр. счёт', '30101810400000000225'],
  ])
  await user.click(company.getByRole('button', { name: 'Скопировать реквизиты' }))
  const [copied = ''] = write.mock.lastCall ?? []
  expect(copied).toContain('ИНН: 7736207543\nКПП: 773601001')
  expect(copied).toContain('\nЮридический адрес: Москва, ул. Вавилова, 19\n')
  expect(copied.split('\n')).toHaveLength(details.length)
})

test('an individual sees no company: neither its card nor its columns, but the way to become one', async () => {
  data.company = testIndividual()
  data.orders = orders(3)
  show({ personal: { ...COMPANY, COMPANY_NAME: null } })
  const contacts = await inBlock('Контакты')
  expect(await contacts.findByText('физическое лицо')).toBeVisible()
  expect(await contacts.findByRole('link', { name: 'Стать юридическим лицом' })).toHaveAttribute(
    'href',
    '/cabinet/settings#company',
  )
  expect(screen.queryByText('Все реквизиты')).not.toBeInTheDocument()
  const table = await inBlock('Последние заказы')
  expect(table.queryByRole('columnheader', { name: 'Кто заказал' })).not.toBeInTheDocument()
  await inBlock(/^Последний заказ/)
  expect(await block(/^Последний заказ/)).not.toHaveTextContent('Соколова')
})

test('a company sees which colleague has ordered', async () => {
  data.orders = orders(2).map((order, index) => ({
    ...order,
    USER: { ...order.USER, NAME: index === 0 ? 'Титов Андрей Ильич' : 'Отдел закупок, второй этаж' },
  }))
  show()
  const table = await inBlock('Последние заказы')
  expect(table.getByRole('cell', { name: `Титов${NBSP}А.${NBSP}И.` })).toBeVisible()
  expect(table.getByRole('cell', { name: 'Отдел закупок, второй этаж' })).toBeVisible()
  expect(await block(/^Последний заказ/)).toHaveTextContent('Титов А. И.')
})

test('[CAB-027] the last order is asked for by itself: one, the newest', async () => {
  data.orders = orders(8)
  show()
  const last = await inBlock(/^Последний заказ/)
  expect(await last.findByRole('link', { name: `№${NBSP}48390` })).toHaveAttribute(
    'href',
    '/cabinet/orders/390',
  )
  const single = requests.filter(
    ({ path, query }) => path === '/v3/api/client/order/' && query.get('limit') === '1',
  )
  expect(single.map(({ query }) => [query.get('sort'), query.get('order'), query.get('offset')])).toEqual([
    ['CREATE_DATE', 'DESC', '0'],
  ])
})

test('the latest orders are six, with the number of all and a repeat of each', async () => {
  data.orders = orders(8)
  data.count = 84
  show()
  const table = await inBlock('Последние заказы')
  expect(table.getAllByRole('row')).toHaveLength(7)
  expect(table.getByRole('link', { name: `Все, 84` })).toHaveAttribute('href', '/cabinet/orders')
  expect(table.getByRole('button', { name: `Повторить заказ №${NBSP}48388` })).toBeVisible()
})

test('who has not ordered yet is led to the catalogue', async () => {
  data.orders = []
  show()
  const last = await inBlock('Последний заказ')
  expect(await last.findByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
  expect(screen.queryByRole('button', { name: /Повторить/ })).not.toBeInTheDocument()
})

test('a blocked customer sees why, and whom to call; there is nothing to order with', async () => {
  data.orders = orders(2)
  show({
    personal: { ...COMPANY, CLIENT_ALLOW_TO_ORDER: 'N' },
    shop: { PHONES: ['+7 495 200-01-01', '8 800 555-01-71'], EMAIL: 'sales@shop.example' },
  })
  expect(screen.getByText('Вы не можете отправлять заказы.').parentElement).toHaveTextContent(
    /Поставщик ограничил доступ к отправке заказа\..*свяжитесь/,
  )
  expect(screen.getByRole('link', { name: '+7 495 200-01-01' })).toHaveAttribute('href', 'tel:+74952000101')
  expect(screen.getByRole('link', { name: '8 800 555-01-71' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'sales@shop.example' })).toHaveAttribute(
    'href',
    'mailto:sales@shop.example',
  )
  expect(screen.queryByRole('button', { name: /Добавить по кодам|Загрузить заявку/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Оставить отзыв/ })).toBeVisible()
  const latest = await inBlock('Последние заказы')
  expect(latest.getByRole('link', { name: 'Все, 2' })).toHaveAttribute('href', '/cabinet/orders')
  expect(screen.queryByRole('button', { name: /Повторить/ })).not.toBeInTheDocument()
})

describe('addresses', () => {
  test('the first one is added from here', async () => {
    data.addresses = []
    const { kernel } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить адрес' }))
    expect(kernel.modals.current()).toEqual([{ name: 'addAddress', props: { variant: 'base' } }])
  })
})

describe('points', () => {
  test('a participant sees the balance, what is expected and the status', async () => {
    show({ personal: { ...COMPANY, LOYALTY: 'Y' } })
    const points = await inBlock('Баллы')
    expect(await points.findByText('4 862 Б')).toBeVisible()
    expect(points.getByText('285 Б')).toBeVisible()
    expect(points.getByText('Деловой')).toBeVisible()
    expect(points.getByRole('link', { name: /История баллов/ })).toHaveAttribute('href', '/cabinet/loyalty/')
  })

  test('others have none, and none are asked for', async () => {
    show()
    expect(await (await inBlock('Контакты')).findByText('не участвуете')).toBeVisible()
    await block('Документы')
    expect(screen.queryByRole('region', { name: 'Баллы' })).not.toBeInTheDocument()
    expect(called('loyalty_info')).toEqual([])
  })
})

test('a block that has not come says so by itself, and is asked for again; the others stand', async () => {
  intercept(({ path }) => (path === '/v3/api/client/info/' ? 500 : undefined))
  show()
  const company = await inBlock('ООО «Вектор»')
  const retry = await company.findByRole('button', { name: 'Повторить' })
  expect(await (await inBlock(/^Последний заказ/)).findByRole('list', { name: 'Ход заказа' })).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(retry)
  expect(await company.findByText('7736207543')).toBeVisible()
})
