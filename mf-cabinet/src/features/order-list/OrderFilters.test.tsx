import type { OrderStatus } from '@prilavok/shared-kernel/contract'
import { createTestPlatform, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { apiDay } from '../../model/order-dates'
import { readParams } from '../../model/order-list-params'
import { OrderFilters } from './OrderFilters'

const params = (search: string) => readParams(new URLSearchParams(search), createTestPlatform().cookies)

const replace = (box: HTMLElement, text: string) => fireEvent.input(box, { target: { value: text } })

test('[CAB-017] the date range is bound by the days of the orders, and each end by the other', async () => {
  const changes: unknown[] = []
  renderWithKernel(
    <OrderFilters
      params={params('to=2026-10-05')}
      statuses={[]}
      entities={undefined}
      firstDay="2024-11-20"
      lastDay="2026-11-20"
      onChange={(change) => changes.push(change)}
    />,
  )
  const from = screen.getByRole('textbox', { name: 'Заказы с этого дня' })
  const to = screen.getByRole('textbox', { name: 'Заказы по этот день' })
  expect(to).toHaveValue('05.10.2026')
  for (const [box, text, problem] of [
    [from, '19.11.2024', 'Не раньше 20.11.2024'],
    [from, '06.10.2026', 'Не позже 05.10.2026'],
    [to, '19.11.2024', 'Не раньше 20.11.2024'],
    [to, '21.11.2026', 'Не позже 20.11.2026'],
  ] as const) {
    await userEvent.click(box)
    replace(box, text)
    await userEvent.click(document.body)
    expect(box).toHaveAccessibleDescription(problem)
  }
  expect(changes).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь: Заказы по этот день' }))
  const calendar = await screen.findByRole('dialog', { name: 'Календарь' })
  expect(within(calendar).getByRole('button', { name: /, 4 октября 2026/ })).toBeEnabled()
  await userEvent.keyboard('{Escape}')

  replace(from, '01.09.2026')
  replace(to, '')
  expect(changes).toEqual([{ from: '2026-09-01' }, { to: '' }])
})

test.each([
  ['Заказы с этого дня', 'from=2024-11-25&to=2024-11-27', [20, 21, 27], [1, 19, 28]],
  ['Заказы по этот день', 'from=2026-11-10&to=2026-11-12', [10, 12, 20], [9, 21, 30]],
])('[CAB-017] the calendar of «%s» has no other days', async (name, search, allowed, others) => {
  renderWithKernel(
    <OrderFilters
      params={params(search)}
      statuses={[]}
      entities={undefined}
      firstDay="2024-11-20"
      lastDay="2026-11-20"
      onChange={() => undefined}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: `Открыть календарь: ${name}` }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Календарь' }))
  const day = (number: number) => calendar.getByRole('button', { name: new RegExp(`, ${number} ноября`) })
  for (const number of allowed) expect(day(number)).toBeEnabled()
  for (const number of others) expect(day(number)).toBeDisabled()
})

test('Enter says what is wrong with a day, and nothing is filtered by it', async () => {
  const changes: unknown[] = []
  renderWithKernel(
    <OrderFilters
      params={params('from=2026-06-01')}
      statuses={[]}
      entities={undefined}
      firstDay={undefined}
      lastDay={undefined}
      onChange={(change) => changes.push(change)}
    />,
  )
  const from = screen.getByRole('textbox', { name: 'Заказы с этого дня' })
  const to = screen.getByRole('textbox', { name: 'Заказы по этот день' })
  for (const [box, text, problem] of [
    [from, '31.02.2026', 'Такого дня нет'],
    [to, '01.05.2026', 'Не раньше 01.06.2026'],
  ] as const) {
    await userEvent.click(box)
    replace(box, text)
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(box).toHaveFocus()
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription(problem)
  }
  expect(changes).toEqual([])
})

const STATUSES = [
  { STATUS_CODE: 'in-progress', STATUS_NAME: 'В работе' },
  { STATUS_CODE: 'completed', STATUS_NAME: '' },
] as const
const show = (search: string, statuses: readonly OrderStatus[] = STATUSES) => {
  const onChange = jest.fn()
  renderWithKernel(
    <OrderFilters
      params={params(search)}
      statuses={statuses}
      entities={undefined}
      firstDay={undefined}
      lastDay={undefined}
      onChange={onChange}
    />,
  )
  return onChange
}
const status = () => screen.getByRole('combobox', { name: 'Статус заказа' })
const options = () =>
  within(status())
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent])

test('[CAB-015] the statuses of the list, and any of them', async () => {
  const onChange = show('status=completed')
  expect(options()).toEqual([
    ['', 'Все статусы'],
    ['in-progress', 'В работе'],
    ['completed', 'Выполнен'],
  ])
  expect(status()).toHaveValue('completed')
  await userEvent.selectOptions(status(), 'В работе')
  expect(onChange.mock.calls).toEqual([[{ status: 'in-progress' }]])
})

test('without a chosen status none is added to those of the list', () => {
  show('', [])
  expect(options()).toEqual([['', 'Все статусы']])
  expect(status()).toHaveValue('')
})

test('a chosen status that the list does not name stands there once, by its own name', () => {
  show('status=canceled')
  expect(options().slice(1)).toEqual([
    ['in-progress', 'В работе'],
    ['completed', 'Выполнен'],
    ['canceled', 'Отменён'],
  ])
  expect(status()).toHaveValue('canceled')
})

test('[CAB-016] the number of the address stands in the search; another one is told once the typing pauses', async () => {
  const onChange = show('number=48')
  const search = screen.getByRole('searchbox', { name: 'Поиск по номеру заказа' })
  expect(search).toHaveValue('48')
  await userEvent.type(search, '3')
  expect(search).toHaveValue('483')
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ number: '483' }]]))
})

test('what is typed is told to whoever listens by then', async () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const filters = (onChange: () => void) => (
    <OrderFilters
      params={params('')}
      statuses={[]}
      entities={undefined}
      firstDay={undefined}
      lastDay={undefined}
      onChange={onChange}
    />
  )
  const { rerender } = render(filters(first))
  rerender(filters(second))
  await userEvent.type(screen.getByRole('searchbox'), '7')
  await waitFor(() => expect(second.mock.calls).toEqual([[{ number: '7' }]]))
  expect(first).not.toHaveBeenCalled()
})

test('days go to the API as dd.MM.yyyy', () => {
  expect(apiDay('2026-09-01')).toBe('01.09.2026')
  expect(apiDay('yesterday')).toBeUndefined()
  expect(apiDay('2026-02-31')).toBeUndefined()
  expect(apiDay('')).toBeUndefined()
})
