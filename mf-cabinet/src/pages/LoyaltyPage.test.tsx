import type { LoyaltyOperationCode } from '@prilavok/shared-kernel/contract'
import { catchSavedFiles } from '@prilavok/shared-kernel/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loyaltyApi } from '../testing/loyalty-api'
import { readTable } from '../testing/read-table'
import { renderPage } from '../testing/render-page'
import { testOperation } from '../testing/test-loyalty'
import { head } from './LoyaltyPage'

const { data, intercept, calls, infoReads, operationReads, statusesSet } = loyaltyApi()
const PATH = '/cabinet/loyalty/'
const participant = { personal: { LOYALTY: 'Y' } } as const
const show = (path = PATH) => renderPage(path, participant)
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const history = () => region('История начисления / списания')
const rows = async () =>
  (await within(await history()).findAllByRole('row')).slice(1).map(({ textContent }) => plain(textContent))
const operation = (CODE: LoyaltyOperationCode, VALUE: string, POINTS: number, ID: number) =>
  testOperation({ ID, OPERATION_TYPE: { CODE, VALUE }, POINTS, ORDER: null, COMMENT: VALUE.toLowerCase() })

describe('who has the page', () => {
  test.each(['/cabinet/loyalty', '/cabinet/loyalty/'])(
    '[CAB-007, CAB-013] %s is the participant’s',
    async (path) => {
      show(path)
      expect(screen.getByRole('heading', { level: 1, name: 'Программа лояльности' })).toBeVisible()
      const menu = within(screen.getByRole('navigation', { name: 'Личный кабинет' }))
      expect(menu.getByRole('link', { name: 'Лояльность' })).toHaveAttribute('href', PATH)
      expect(menu.getByRole('link', { name: 'Лояльность' })).toHaveAttribute('aria-current', 'page')
      expect(head()).toEqual({ title: 'Программа лояльности', robots: 'noindex' })
      await history()
    },
  )

  test.each([{ LOYALTY: 'N' }] as const)(
    '[CAB-055, CAB-013] another customer is sent on to the profile, nothing is asked for: %j',
    async (personal) => {
      const { url } = renderPage(PATH, { personal: personal as { LOYALTY: 'N' } })
      await waitFor(() => expect(url()).toBe('/cabinet/info'))
      expect(calls.filter((call) => call.includes('loyalty'))).toEqual([])
      expect(screen.queryByRole('link', { name: 'Лояльность' })).not.toBeInTheDocument()
    },
  )
})

describe('the programme', () => {
  test('[CAB-050] balance, logo, statuses with their sums, how to spend points', async () => {
    show()
    const balance = within(await region('Доступно баллов'))
    expect(plain(balance.getByText(/^4/).textContent)).toBe('4 862 Б')
    expect(balance.getByRole('img', { name: 'Прилавок Бонус' })).toHaveAttribute(
      'src',
      '/upload/loyalty/logo.svg',
    )
    expect(balance.getByRole('link')).toHaveAttribute('href', '/basket?type=loyalty')
    const statuses = within(screen.getByRole('list', { name: 'Статусы программы' })).getAllByRole('listitem')
    expect(statuses.map(({ textContent }) => plain(textContent))).toEqual([
      'Базовыйот 0 ₽Баллов за заказ: 1 %',
      'Деловой, ваш статусот 150 000 ₽Баллов за заказ: 1,5 %Ранний доступ к акциям',
      'Партнёрот 400 000 ₽Баллов за заказ: 2,5 %',
    ])
    expect(statuses.map((status) => status.getAttribute('aria-current'))).toEqual([null, 'true', null])
    expect(screen.getByRole('heading', { name: 'Как потратить баллы' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Бонусная корзина' })).toBeVisible()
  })

  test('[CAB-053] «1 балл» is worth the rate of the programme, in its currency', async () => {
    show()
    expect(await screen.findByText('1 балл = 1 ₽')).toBeVisible()
    cleanup()
    data.info.LOYALTY.RATE = { VALUE: 0.5, CURRENCY: 'RATE' }
    show()
    expect(await screen.findByText('1 балл = 0,5 %')).toBeVisible()
    expect(screen.getByText('Баллов за заказ: 1 %')).toBeVisible()
  })

  test('a programme that cannot be loaded says why and is tried again; the history stands beside it', async () => {
    const state = { broken: true }
    intercept(({ path }) => (path.includes('loyalty_info') && state.broken ? 500 : undefined))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
    expect(await rows()).toHaveLength(1)
    state.broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await region('Доступно баллов')).toBeVisible()
  })
})

describe('the next status', () => {
  const reach = () => {
    const next = data.info.LOYALTY.STATUSES[2]
    if (next) next.REST = 0
  }
  const take = () => screen.findByRole('button', { name: 'Получить статус «Партнёр»' })

  test('what is missing to it is said, and it cannot be taken', async () => {
    show()
    const panel = await region('Статус «Деловой»')
    expect(plain(panel.textContent)).toContain('до статуса «Партнёр» осталось 112 339,50 ₽')
    expect(plain(panel.textContent)).toContain('сейчас на 287 660,50 ₽')
    expect(within(panel).queryByRole('button')).not.toBeInTheDocument()
  })

  test('[CAB-054] one that is reached is taken; on success the programme is loaded anew', async () => {
    reach()
    const { kernel } = show()
    await userEvent.click(await take())
    await waitFor(() => expect(kernel.notices.current()[0]?.text).toBe('Ваш новый статус: Партнёр'))
    expect(statusesSet()).toEqual(['3'])
    await waitFor(() => expect(infoReads()).toBe(2))
  })

  test('a status that the server does not give says its reason, and stays to be tried', async () => {
    reach()
    data.status = { SUCCESS: 'N', errors: { query_error: 'Осталось купить на 10 ₽' } }
    const { kernel } = show()
    await userEvent.click(await take())
    await waitFor(() =>
      expect(kernel.notices.current()[0]).toMatchObject({ kind: 'error', text: 'Осталось купить на 10 ₽' }),
    )
    expect(await take()).toBeEnabled()
  })
})

describe('the history', () => {
  test('[CAB-051] operations have a date, a type, an order or a reason, a status', async () => {
    data.operations = [
      testOperation({
        ...{ ID: null, DATE: '2025-10-20T11:32:00.000Z', POINTS: 285, COMMENT: 'После выполнения' },
        ...{ STATUS: { CODE: 'expected', VALUE: 'Ожидается' }, ORDER: { ID: 390, ORDER_NUMBER: '48390' } },
      }),
      testOperation(),
    ]
    show()
    expect(await rows()).toEqual([
      '20 октября 2025Начисление баллов№ 48390После выполненияОжидается+285 Б',
      '14 октября 2025Начисление баллов№ 48213Проведена+312 Б',
    ])
    expect(screen.getByRole('link', { name: /48390/ })).toHaveAttribute('href', '/cabinet/orders/390')
  })

  test('[CAB-052] additions have a plus, subtractions a minus', async () => {
    data.operations = [
      operation('loyalty-plus', 'Начисление', 10, 1),
      operation('loyalty-return-order', 'Возврат', 20, 2),
      operation('loyalty-minus', 'Списание', 1200, 3),
      operation('loyalty-burn', 'Сгорание', 40, 4),
    ]
    show()
    expect((await rows()).map((row) => row.match(/[+−][\d ]+Б$/)?.[0])).toEqual([
      '+10 Б',
      '+20 Б',
      '−1 200 Б',
      '−40 Б',
    ])
  })

  test('[CAB-051] the newest come first; the header tells the sort that the answer names, not the one that was asked for', async () => {
    show()
    await rows()
    expect(operationReads()).toEqual([
      expect.objectContaining({ limit: '15', offset: '0', sort: 'DATE', order: 'DESC' }),
    ])
    expect(screen.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'descending')
    cleanup()
    data.sortedBy = 'POINTS'
    show(`${PATH}?sort=OPERATION_TYPE&order=ASC`)
    await rows()
    expect(screen.getByRole('columnheader', { name: 'Баллы' })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('columnheader', { name: 'Операция' })).not.toHaveAttribute('aria-sort')
  })

  test('a column is sorted by from the greatest, again from the least; the address keeps it', async () => {
    const { url } = show(`${PATH}?page=2`)
    await userEvent.click(await screen.findByRole('button', { name: 'К первой странице' }))
    await rows()
    const sort = () => userEvent.click(screen.getByRole('button', { name: 'Баллы' }))
    await sort()
    await waitFor(() => expect(url()).toBe(`${PATH}?sort=POINTS`))
    await sort()
    await waitFor(() => expect(url()).toBe(`${PATH}?sort=POINTS&order=ASC`))
    await waitFor(() => expect(operationReads().at(-1)).toMatchObject({ sort: 'POINTS', order: 'ASC' }))
  })

  test('one type is shown alone, and all again', async () => {
    data.operations = [
      operation('loyalty-plus', 'Начисление', 10, 1),
      operation('loyalty-minus', 'Списание', 20, 2),
    ]
    const { url } = show()
    await rows()
    const type = () => screen.getByRole('combobox', { name: 'Вид операций' })
    await userEvent.selectOptions(type(), 'Списания')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(url()).toBe(`${PATH}?type=loyalty-minus`)
    await userEvent.selectOptions(type(), 'Сгорания')
    await userEvent.click(await screen.findByRole('button', { name: 'Показать все операции' }))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(url()).toBe(PATH)
  })

  test('all pages of the chosen type are saved as a workbook, points with their sign', async () => {
    const saved = catchSavedFiles()
    data.operations = [
      ...Array.from({ length: 16 }, (_, at) => operation('loyalty-burn', 'Сгорание', at + 1, at + 1)),
      testOperation({ ID: 99 }),
    ]
    show(`${PATH}?type=loyalty-burn&page=2`)
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Скачать таблицу' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [file] = saved
    if (!file) throw new Error('nothing was saved')
    expect(file.name).toBe('История баллов.xlsx')
    const [header, first, ...others] = await readTable(file)
    expect(header).toEqual(['Дата', 'Операция', 'Номер заказа', 'Основание', 'Статус', 'Баллы'])
    expect(first?.slice(1)).toEqual(['Сгорание', null, 'сгорание', 'Проведена', -1])
    expect(others).toHaveLength(15)
  })
})
