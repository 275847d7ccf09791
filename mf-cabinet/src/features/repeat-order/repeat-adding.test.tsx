import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useReducer } from 'react'
import { NO_CHOICES, repeatReducer } from '../../model/repeat-choices'
import { cabinetApi } from '../../testing/cabinet-api'
import { testOrder, testOrderProduct } from '../../testing/test-order'
import { repeatRow, repeatViews } from '../../testing/test-repeat'
import { AnalogChoice } from './AnalogChoice'
import { AnalogsButton } from './AnalogsButton'
import { useRepeat } from './use-repeat'

/** A row that has the button until an answer has come. */
function Row() {
  const [choices, dispatch] = useReducer(repeatReducer, NO_CHOICES)
  const [view] = repeatViews([repeatRow(7, { REMAIN: 0 })], choices)
  if (!view) return null
  return (
    <div data-row="7" tabIndex={-1}>
      {!choices.offered.has(7) && <AnalogsButton view={view} dispatch={dispatch} />}
      {view.options.length > 0 && <AnalogChoice view={view} money={String} onTake={() => undefined} />}
    </div>
  )
}

describe('AnalogsButton', () => {
  const { intercept, called } = cabinetApi()
  const PATH = '/v3/api/catalog/product/7/partialAnalogs/'

  const show = () =>
    renderWithKernel(
      <>
        <Row />
        <input aria-label="Поиск" />
      </>,
      { kernel: partKernel({ cookies: LOGGED_IN, personal: {} }) },
    )
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Аналоги' }))
  const gone = () => waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())

  test('what is found is offered, and the focus comes to it', async () => {
    show()
    await press()
    await gone()
    expect(called(PATH)).toHaveLength(1)
    expect(screen.getByRole('radio', { name: /Степлер «Скоба»/ })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: 'Не заменять' })).toHaveFocus()
  })

  test('what fails is told, and can be tried again', async () => {
    intercept(({ path }) => (path === PATH ? 422 : undefined))
    const { kernel } = show()
    await press()
    await waitFor(() =>
      expect(kernel.notices.current()).toMatchObject([
        { kind: 'error', text: 'Аналоги не загрузились, попробуйте ещё раз' },
      ]),
    )
    const button = screen.getByRole('button', { name: 'Аналоги' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  })
})

describe('use-repeat', () => {
  const { data, intercept } = cabinetApi()
  const REPEAT = '/v3/api/client/order/390/repeat/'

  beforeEach(() => {
    data.products = [1, 2].map((ID) =>
      testOrderProduct({ ID, NAME: `Товар ${ID}`, PRICE: 10.1, QUANTITY: 3 }),
    )
  })

  function open(kernel = partKernel({ cookies: LOGGED_IN, personal: {} })) {
    const onDone = jest.fn()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={kernel.query}>
        <KernelProvider value={kernel}>{children}</KernelProvider>
      </QueryClientProvider>
    )
    const { result, unmount } = renderHook(() => useRepeat(390, onDone), { wrapper })
    return {
      kernel,
      onDone,
      unmount,
      repeat: () => result.current,
      loaded: () => waitFor(() => expect(result.current.order).toBeDefined()),
      count: (id: number, count: number) =>
        act(() => result.current.dispatch({ type: 'counted', id, count })),
      add: () => act(() => result.current.add()),
    }
  }

  test('an order that is not there is missing; a failure is told here alone and can be tried again', async () => {
    data.orders = []
    const missing = open()
    await waitFor(() => expect(missing.repeat().missing).toBe(true))
    data.orders = [testOrder()]
    intercept(({ path }) => (path === REPEAT ? 500 : undefined))
    const failing = open()
    await waitFor(() => expect(failing.repeat().failure).toMatchObject({ status: 500 }))
    expect([failing.kernel.modals.current(), failing.kernel.notices.current()]).toEqual([[], []])
    intercept(() => undefined)
    act(() => failing.repeat().retry())
    await waitFor(() => expect(failing.repeat().failure).toBeNull())
    await failing.loaded()
  })
})
