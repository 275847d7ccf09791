import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyWithRetry } from './lazy-with-retry'
import { OfflineNote } from './offline-note'
import { OpeningNote } from './opening-note'
import { Toast } from './toast'

const Calendar = () => <p>Календарь</p>

describe('lazy-with-retry', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** Code that cannot be loaded so many times. */
  function renderAfter(failures: number) {
    const load = jest.fn(async () => {
      if (load.mock.calls.length <= failures) throw new Error('Loading chunk 7 failed.')
      return { default: Calendar }
    })
    const Piece = lazyWithRetry(load)
    render(
      <>
        <p>Страница</p>
        <Suspense fallback={<OpeningNote />}>
          <Piece />
        </Suspense>
      </>,
    )
    return load
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test('code that does not load leaves the page standing and is asked for again, at longer and longer intervals', async () => {
    const load = renderAfter(3)
    await pass(4999)
    expect(load).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Страница')).toBeVisible()
    await pass(1)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(9999)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(load).toHaveBeenCalledTimes(3)
    expect(screen.queryByText('Календарь')).toBeNull()
    await pass(20_000)
    expect(screen.getByText('Календарь')).toBeVisible()
  })

  test('with the connection it comes at once', async () => {
    const load = renderAfter(1)
    await pass(100)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(screen.getByText('Календарь')).toBeVisible()
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('without a connection it is said when it comes', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderAfter(1)
    await pass(800)
    expect(screen.getByRole('status')).toHaveTextContent('Нет связи. Откроется, когда она появится.')
  })
})

describe('offline-note', () => {
  const PAGES = [{ path: '/basket', title: 'Корзина', savedAt: '14:05' }]

  test('a saved page says how old it is and that changes are not lost', () => {
    const { container } = renderWithKernel(<OfflineNote savedAt="14:05" pages={PAGES} />)
    expect(container).toHaveTextContent(/^Нет связи\. Сохранённая копия от 14:05\. Цены и наличие/)
    expect(container).toHaveTextContent('Изменения корзины сохранены и будут отправлены')
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('a page that is not saved names those that are', () => {
    const { container } = renderWithKernel(<OfflineNote isMissing pages={PAGES} />)
    expect(container).toHaveTextContent('эта страница не сохранена')
    expect(container).toHaveTextContent(/\. Без связи открываются:\s?Корзина, копия от 14:05$/)
    expect(screen.getByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '/basket')
  })
})

describe('toast', () => {
  const onClose = jest.fn()

  test('a notice is a status, an error an alert; its action is done by its button, whose name says the key that leads to it', () => {
    const onClick = jest.fn()
    const { rerender } = render(
      <Toast action={{ label: 'Отменить', onClick, shortcut: 'Alt+Z' }} onClose={onClose}>
        Удалено
      </Toast>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('Удалено')
    const button = screen.getByRole('button', { name: 'Отменить' })
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Alt+Z')
    expect(button).toHaveTextContent('ОтменитьAlt+Z')
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    rerender(
      <Toast tone="error" onClose={onClose}>
        Не удалено
      </Toast>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Не удалено')
  })

  test('its time stands still while the pointer or the focus is on it, until both have left', () => {
    const held = jest.fn()
    render(
      <Toast onClose={onClose} onHold={held}>
        Готово
      </Toast>,
    )
    const notice = screen.getByRole('status')
    const close = screen.getByRole('button', { name: 'Закрыть' })
    fireEvent.pointerEnter(notice)
    expect(held).toHaveBeenLastCalledWith(true)
    act(() => close.focus())
    fireEvent.pointerLeave(notice)
    expect(held).toHaveBeenLastCalledWith(true)
    act(() => close.blur())
    expect(held).toHaveBeenLastCalledWith(false)
    act(() => close.focus())
    expect(held).toHaveBeenLastCalledWith(true)
  })
})
