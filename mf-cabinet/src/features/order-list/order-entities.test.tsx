import { catchSavedFiles } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { readTable } from '../../testing/read-table'
import { renderPage } from '../../testing/render-page'
import { testOrder } from '../../testing/test-order'

describe('order-entities', () => {
  const { data, lists } = cabinetApi()
  const PATH = '/cabinet/orders'
  const MARINA = {
    ID: 1,
    NAME: 'Соколова Марина',
    EMAIL: 'zakupki@vektor.example',
    PHONE: '+7 916 555-04-18',
  }
  const PETR = { ID: 2, NAME: 'Громов Пётр', EMAIL: 'sklad@vektor.example', PHONE: '' }

  const colleagues = () => {
    data.orders = [
      testOrder({
        ID: 7,
        ORDER_NUMBER: '00107',
        CREATE_DATE: '2025-10-20T21:30:00.000Z',
        USER: PETR,
        IS_OWN: 'N',
      }),
      testOrder({ ID: 5, ORDER_NUMBER: '00105', IS_LOYALTY: 'Y', POSITION_SUM: 320 }),
      testOrder(),
    ]
    data.entities = {
      ORDER_USER: [MARINA, PETR],
      ORDER_CLIENT: [
        { ID: 3, NAME: 'ООО «Вектор»' },
        { ID: 4, NAME: 'АО «Ромб»' },
      ],
      SHOP_CLIENT: [
        { ID: 1, NAME: 'Бланк-Снаб' },
        { ID: 2, NAME: 'Лист' },
      ],
    }
  }

  test('[CAB-026] users, buyers and suppliers that the list names narrow it', async () => {
    colleagues()
    renderPage(`${PATH}?page=2`)
    for (const [label, any, choice, query] of [
      ['Кто заказал', 'Все сотрудники', 'Громов Пётр', { order_user: '2' }],
      ['Покупатель', 'Все покупатели', 'АО «Ромб»', { order_client: '4' }],
      ['Поставщик', 'Все поставщики', 'Лист', { shop_client: '2' }],
    ] as const) {
      const filter = await screen.findByRole('combobox', { name: label })
      expect(within(filter).getByRole('option', { name: any })).toHaveProperty('selected', true)
      await userEvent.selectOptions(filter, choice)
      await waitFor(() => expect(lists().at(-1)).toMatchObject({ ...query, offset: '0' }))
    }
  })

  test('[CAB-026] the filters offer the statuses and users of the list; where names are not told, by e-mail and phone', async () => {
    colleagues()
    data.entities.ORDER_USER = [MARINA, PETR].map(({ EMAIL, PHONE }) => ({ EMAIL, PHONE }))
    renderPage(PATH)
    await screen.findByRole('link', { name: /48390/ })
    const status = screen.getByRole('combobox', { name: 'Статус заказа' })
    expect(
      within(status)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Все статусы', 'В работе', 'Выполнен'])
    const users = screen.getByRole('combobox', { name: 'Кто заказал' })
    expect(
      within(users)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Все сотрудники', 'sklad@vektor.example', 'zakupki@vektor.example, +7 916 555-04-18'])
  })

  test('users are told apart by their IDs; two of one name and e-mail, by the phone', async () => {
    colleagues()
    data.entities.ORDER_USER = [
      MARINA,
      { ...MARINA, ID: 8, PHONE: '+79165550419' },
      { ...PETR, EMAIL: MARINA.EMAIL },
    ]
    renderPage(PATH)
    const users = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Кто заказал' })
    expect([...users.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Все сотрудники'],
      ['2', 'Громов Пётр'],
      ['1', 'Соколова Марина, zakupki@vektor.example, +7 916 555-04-18'],
      ['8', 'Соколова Марина, zakupki@vektor.example, +7 916 555-04-19'],
    ])
  })

  test('while the list is on its way, who is chosen is no number', async () => {
    colleagues()
    renderPage(`${PATH}?user=2`)
    expect(screen.getByRole('combobox', { name: 'Кто заказал' })).toHaveDisplayValue('Выбранный сотрудник')
    expect(await screen.findByDisplayValue('Громов Пётр')).toBeVisible()
  })

  test('an e-mail in an address of before becomes the ID of its user', async () => {
    colleagues()
    const { url } = renderPage(`${PATH}?user=${PETR.EMAIL}&status=in-progress&page=2`)
    expect(await screen.findByDisplayValue('Громов Пётр')).toBeVisible()
    expect(Object.fromEntries(new URLSearchParams(url().split('?')[1]))).toMatchObject({
      ...{ user: '2', status: 'in-progress', page: '2' },
    })
  })

  test('who orders alone sees neither these filters nor a name in each row', async () => {
    data.entities = { ORDER_USER: [MARINA], ORDER_CLIENT: [{ ID: 3, NAME: 'Соколова Марина' }] }
    renderPage(PATH)
    await screen.findByRole('link', { name: /48390/ })
    for (const name of ['Кто заказал', 'Покупатель', 'Поставщик'])
      expect(screen.queryByRole('combobox', { name })).toBeNull()
    expect(within(screen.getByRole('table')).queryByText('Соколова Марина')).toBeNull()
  })

  test('all that the filters leave is saved as a table: numbers as text, times and sums as such, points apart', async () => {
    const saved = catchSavedFiles()
    colleagues()
    renderPage(`${PATH}?status=in-progress&sort=POSITION_SUM&order=ASC`)
    await userEvent.click(await screen.findByRole('button', { name: 'Скачать таблицу' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Мои заказы.xlsx']))
    expect(lists().at(-1)).toMatchObject({
      limit: '1000',
      offset: '0',
      status: 'in-progress',
      sort: 'POSITION_SUM',
    })
    const [header, first, second, third, ...rest] = await readTable(saved[0] as (typeof saved)[number])
    expect(rest).toEqual([])
    expect(header).toEqual(
      'Заказ,Дата,Статус,Оплата,Получение,Покупатель,Кто заказал,Товары,Сумма,Баллы'.split(','),
    )
    expect(first?.slice(0, 5)).toEqual(['00107', expect.any(Number), 'В работе', 'По счёту', 'Доставка'])
    // 21 October 2025, 0:30 in Moscow.
    expect(first?.[1]).toBeCloseTo(45951 + 0.5 / 24, 5)
    expect(first?.slice(5)).toEqual(['ООО «Вектор»', 'Громов Пётр', 22, 28_926.6, null])
    expect(second?.slice(7)).toEqual([22, null, 320])
    expect(third?.[0]).toBe('48390')
  })

  test('two orders are chosen for their difference; a third cannot be', async () => {
    colleagues()
    renderPage(PATH)
    await userEvent.click(await screen.findByRole('button', { name: 'Сравнить заказы' }))
    expect(screen.getByRole('button', { name: /^Не\sсравнивать$/ })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Отметьте два заказа')
    const box = (number: string) =>
      screen.getByRole('checkbox', { name: new RegExp(`Сравнить заказ №\\s${number}$`) })
    expect(screen.queryByRole('link', { name: 'Сравнить' })).toBeNull()
    await userEvent.click(box('00107'))
    await userEvent.click(box('48390'))
    expect(box('00105')).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Сравнить' })).toHaveAttribute(
      'href',
      '/cabinet/orders/difference?was=7&now=390',
    )
    await userEvent.click(box('48390'))
    expect(box('00105')).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: /^Не\sсравнивать$/ }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Сравнить заказы' })).toHaveFocus()
  })

  test('two chosen orders stand in the address: a link, other pages and filters, and a way back keep them', async () => {
    colleagues()
    data.count = 80
    const { url } = renderPage(`${PATH}?compare=390-7-5`)
    const box = (number: string) =>
      screen.findByRole('checkbox', { name: new RegExp(`Сравнить заказ №\\s${number}$`) })
    expect(await box('48390')).toBeChecked()
    expect(await box('00107')).toBeChecked()
    expect(await box('00105')).not.toBeChecked()
    expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
      'href',
      expect.stringContaining('compare=390-7'),
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Кто заказал' }), 'Громов Пётр')
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ order_user: '2' }))
    expect(url()).not.toContain('@')
    expect(await box('00107')).toBeChecked()
    await userEvent.click(await box('00107'))
    expect(new URLSearchParams(url().split('?')[1]).get('compare')).toBe('390')
    await userEvent.click(screen.getByRole('button', { name: /^Не\sсравнивать$/ }))
    expect(url()).not.toContain('compare')
  })
})
