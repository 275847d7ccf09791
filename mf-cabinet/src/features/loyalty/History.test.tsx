import type { LoyaltyOperationCode } from '@prilavok/shared-kernel/contract'
import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { catchSavedFiles, LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loyaltyApi } from '../../testing/loyalty-api'
import { readTable } from '../../testing/read-table'
import { testOperation } from '../../testing/test-loyalty'
import { History } from './History'

const { data, intercept, operationReads } = loyaltyApi()
const PATH = '/cabinet/loyalty/'

interface Place {
  at: string
  back?: () => void
}
function Placed({ place }: { place: Place }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  Object.assign(place, { at: pathname + search, back: () => navigate(-1) })
  return null
}
function show(search = '') {
  const place: Place = { at: '' }
  const rendered = renderWithKernel(
    <>
      <History />
      <Placed place={place} />
    </>,
    {
      path: `${PATH}${search}`,
      kernel: partKernel({ cookies: LOGGED_IN, personal: { LOYALTY: 'Y' } }),
    },
  )
  return { ...rendered, url: () => place.at, back: () => act(() => place.back?.()) }
}
const operations = (count: number, CODE: LoyaltyOperationCode = 'loyalty-plus') =>
  Array.from({ length: count }, (_, at) =>
    testOperation({ ID: at + 1, POINTS: at + 1, OPERATION_TYPE: { CODE, VALUE: CODE } }),
  )
const rows = async () => (await screen.findAllByRole('row')).slice(1)
const type = () => screen.getByRole('combobox', { name: 'Вид операций' })
const choose = (title: string) =>
  userEvent.selectOptions(
    type(),
    screen.getByRole('option', { name: new RegExp(`^${title.replaceAll(' ', '\\s')}$`) }),
  )
const panel = () => screen.getByRole('region', { name: 'История начисления / списания' })

test.each([
  ['Начисления', 'loyalty-plus'],
  ['Списания', 'loyalty-minus'],
  ['Сгорания', 'loyalty-burn'],
  ['Возвраты за отменённые заказы', 'loyalty-return-order'],
])('«%s» shows those alone, in the address, too', async (title, code) => {
  const { url } = show('?page=1&sort=POINTS')
  await rows()
  expect(type()).toHaveDisplayValue('Все операции')
  await choose(title)
  expect(url()).toBe(`${PATH}?type=${code}&sort=POINTS`)
  await waitFor(() => expect(operationReads().at(-1)).toMatchObject({ type: code, sort: 'POINTS' }))
  expect(type()).toHaveValue(code)
})

test('another type begins with its first page; all of them name none', async () => {
  data.operations = operations(17)
  const { url } = show('?type=loyalty-plus&page=2')
  await rows()
  await choose('Списания')
  expect(url()).toBe(`${PATH}?type=loyalty-minus`)
  await choose('Все операции')
  expect(url()).toBe(PATH)
  await waitFor(() => expect(operationReads().at(-1)).toMatchObject({ offset: '0' }))
  expect(operationReads().at(-1)).not.toHaveProperty('type')
})

test('while others are on their way, those before stand there as such', async () => {
  data.operations = operations(1)
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  show()
  await rows()
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy')
  intercept(async () => {
    await gate
    return undefined
  })
  await choose('Списания')
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  answer()
  expect(await screen.findByText('Таких операций нет')).toBeVisible()
})

test('before the first have come it is busy, with neither pages nor a table to download', async () => {
  show()
  expect(panel().querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Скачать таблицу' })).not.toBeInTheDocument()
  await rows()
  expect(panel().querySelector('[aria-busy]')).toBeNull()
})

test.each([
  [15, 0],
  [16, 1],
])('of %i operations a second page is asked for %i times', async (count, links) => {
  data.operations = operations(count)
  show()
  await rows()
  expect(screen.queryAllByRole('link', { name: 'Страница 2' })).toHaveLength(links)
})

test('pages keep type and sort', async () => {
  data.operations = operations(16, 'loyalty-burn')
  show('?type=loyalty-burn&sort=POINTS&order=ASC')
  await rows()
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
    'href',
    `${PATH}?type=loyalty-burn&sort=POINTS&order=ASC&page=2`,
  )
})

test('a page that is empty leads to the first one of the same operations', async () => {
  data.operations = operations(3, 'loyalty-burn')
  const { url } = show('?type=loyalty-burn&sort=POINTS&page=4')
  expect(await screen.findByText('На этой странице операций нет')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Скачать таблицу' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'К первой странице' }))
  expect(url()).toBe(`${PATH}?type=loyalty-burn&sort=POINTS`)
  expect(await rows()).toHaveLength(3)
})

test('where there are none of a type all are a press away, in the same sort', async () => {
  const { url } = show('?type=loyalty-burn&sort=POINTS')
  expect(await screen.findByText('Таких операций нет')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Скачать таблицу' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Показать все операции' }))
  expect(url()).toBe(`${PATH}?sort=POINTS`)
  expect(await rows()).toHaveLength(1)
})

test('without any it is said when there will be some, and nothing is to be pressed', async () => {
  data.operations = []
  show()
  expect(await screen.findByText('Операций с баллами пока нет')).toBeVisible()
  expect(screen.getByText(/^Баллы появятся здесь/)).toBeVisible()
  expect(within(panel()).queryByRole('button')).not.toBeInTheDocument()
})

test('another choice takes the place of the one before: the way back leads out of the page', async () => {
  const { url, back } = show()
  await rows()
  await choose('Списания')
  await choose('Начисления')
  back()
  expect(url()).toBe(`${PATH}?type=loyalty-plus`)
})

test('a press on a column sorts by it, from the first page on', async () => {
  data.operations = operations(17)
  const { url } = show('?page=2')
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Операция' }))
  expect(url()).toBe(`${PATH}?sort=OPERATION_TYPE`)
})

test('operations that do not come are asked for again', async () => {
  intercept(() => 500)
  show()
  expect(await within(panel()).findByRole('alert')).toHaveTextContent('Отказ сервера')
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await rows()).toHaveLength(1)
})

test('the table has all operations of the type in the sort of the list', async () => {
  const saved = catchSavedFiles()
  data.operations = [...operations(16, 'loyalty-burn'), testOperation({ ID: 99 })]
  show('?type=loyalty-burn&sort=POINTS&page=2')
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Скачать таблицу' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const [file] = saved
  if (!file) throw new Error('Nothing was saved.')
  expect(file.name).toBe('История баллов.xlsx')
  expect(await readTable(file)).toHaveLength(17)
  expect(operationReads().at(-1)).toMatchObject({ type: 'loyalty-burn', sort: 'POINTS', offset: '0' })
})
