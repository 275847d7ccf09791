import { createTestPlatform, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { apiDay } from '../../model/order-dates'
import { readParams } from '../../model/order-list-params'
import { OrderFilters } from './OrderFilters'
import { useTypedSearch } from './use-typed-search'

describe('OrderFilters', () => {
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

  test.each([['Заказы с этого дня', 'from=2024-11-25&to=2024-11-27', [20, 21, 27], [1, 19, 28]]])(
    '[CAB-017] the calendar of «%s» has no other days',
    async (name, search, allowed, others) => {
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
    },
  )

  test('days go to the API as dd.MM.yyyy', () => {
    expect(apiDay('2026-09-01')).toBe('01.09.2026')
    expect(apiDay('yesterday')).toBeUndefined()
    expect(apiDay('2026-02-31')).toBeUndefined()
    expect(apiDay('')).toBeUndefined()
  })
})

describe('use-typed-search', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function search(applied = '') {
    const onApply = jest.fn()
    const hook = renderHook((value: string) => useTypedSearch(value, onApply), { initialProps: applied })
    return {
      ...hook,
      onApply,
      text: () => hook.result.current.text,
      type: (text: string) => act(() => hook.result.current.type(text)),
      pass: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    }
  }

  test('what is typed is applied once the typing pauses, without spaces around it', () => {
    const { type, pass, text, onApply } = search()
    type('4')
    pass(399)
    type(' 48 ')
    pass(399)
    expect(onApply).not.toHaveBeenCalled()
    expect(text()).toBe(' 48 ')
    pass(1)
    expect(onApply.mock.calls).toEqual([['48']])
  })

  test('what was typed stays when it comes back applied', () => {
    const { type, pass, text, rerender } = search()
    type('48 ')
    pass(400)
    rerender('48')
    expect(text()).toBe('48 ')
  })

  test('another value from elsewhere takes the place of what was typed, and nothing more is applied', () => {
    const { type, pass, text, rerender, onApply } = search()
    type('48')
    pass(400)
    rerender('48')
    type('482')
    rerender('')
    expect(text()).toBe('')
    pass(1000)
    expect(onApply).toHaveBeenCalledTimes(1)
  })

  test('a search that is left applies nothing', () => {
    const { type, pass, unmount, onApply } = search()
    type('48')
    unmount()
    pass(1000)
    expect(onApply).not.toHaveBeenCalled()
  })
})
