import { ApiError } from '@prilavok/shared-kernel/errors'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

const none = () => undefined

/** Blocks of a page that fail one after the other. */
function Page() {
  const [failed, setFailed] = useState(0)
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => setFailed((count) => count + 1)}>
        Ещё один
      </button>
      <button type="button" onClick={() => navigate('/other')}>
        Другая страница
      </button>
      {Array.from({ length: failed }, (_, index) => (
        <ErrorState key={String(index)} title={`Блок ${index + 1} не загрузился`} />
      ))}
    </>
  )
}

/** A block that is tried again. */
function Retried() {
  const [error, setError] = useState<Error | null>(new Error('нет связи'))
  return (
    <>
      <button type="button" onClick={() => setError(error ? null : new Error('нет связи'))}>
        Дальше
      </button>
      <RetryNote error={error} text="Файлы не загрузились." retrying={false} onRetry={none} />
    </>
  )
}

describe('alarms', () => {
  const clock = { now: 0 }
  beforeEach(() => {
    clock.now = Date.parse('2025-10-14T09:00:00Z')
  })
  const render = (ui: React.ReactNode) => renderWithKernel(ui, { platform: { now: () => clock.now } })

  const fail = () => fireEvent.click(screen.getByText('Ещё один'))

  test('blocks that fail together are one alarm; all of them show their error', () => {
    const error = new Error('нет связи')
    render(
      <>
        <ErrorState title="Новинки не загрузились" onRetry={none} />
        <ErrorState title="Хиты не загрузились" onRetry={none} />
        <RetryNote error={error} text="Адрес не загрузился." retrying={false} onRetry={none} />
      </>,
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent('Новинки не загрузились')
    expect(screen.getByText('Хиты не загрузились')).toBeVisible()
    expect(screen.getByText(/Адрес не загрузился/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Повторить' })).toHaveLength(3)
  })

  test('one that fails later is an alarm of its own, and so is one of another page', () => {
    render(<Page />)
    fail()
    clock.now += 4999
    fail()
    expect(screen.getByRole('alert')).toHaveTextContent('Блок 1')
    clock.now += 1
    fail()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent('Блок 3')
    fireEvent.click(screen.getByText('Другая страница'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('a failure that is tried again and fails again is announced again', () => {
    render(<Retried />)
    expect(screen.getByRole('alert')).toBeVisible()
    const next = () => fireEvent.click(screen.getByText('Дальше'))
    next()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    next()
    expect(screen.getByRole('alert')).toHaveTextContent('Файлы не загрузились')
  })

  test('rows that are rejected for one reason are one alarm, for two reasons two', () => {
    render(
      <>
        <ChangeNote rejection="Ошибка сети." onRetry={none} />
        <ChangeNote rejection="Ошибка сети." onRetry={none} />
        <ChangeNote rejection="Товар закончился" onRetry={none} />
      </>,
    )
    expect(screen.getAllByText('Ошибка сети.')).toHaveLength(2)
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Ошибка сети.',
      'Товар закончился',
    ])
  })
})

describe('change-note', () => {
  const onRetry = jest.fn()

  test('after a breakdown the count is tried again; what waits for a connection says so, and can be sent at once', () => {
    const { unmount } = renderWithKernel(
      <ChangeNote rejection="Сервер не ответил" asked={12} onRetry={onRetry} />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Повторить: 12' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    unmount()
    renderWithKernel(<ChangeNote unsent onRetry={onRetry} />)
    expect(screen.getByRole('status')).toHaveTextContent('Будет отправлено, когда появится связь')
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(onRetry).toHaveBeenCalledTimes(2)
  })
})

describe('error-state', () => {
  const failed = (requestId?: string) =>
    new ApiError({
      kind: 'answer',
      status: 500,
      statusText: 'Internal Server Error',
      answer: { meta: { errorDetail: 'База недоступна' } },
      requestId,
      path: '/v3/api/catalog/list/',
    })

  test('an error is shown with its text and the code for the support, which is copied', async () => {
    const user = userEvent.setup()
    const { kernel } = renderWithKernel(
      <ErrorState error={failed('b7f3c2a9')}>Корзина сохранена.</ErrorState>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('База недоступна. Корзина сохранена.')
    expect(screen.getByRole('alert')).toHaveTextContent('Код обращения: b7f3c2a9')
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Скопировать код обращения' }))
    expect(write).toHaveBeenCalledWith('b7f3c2a9')
    expect(kernel.notices.current()).toMatchObject([{ kind: 'success', text: 'Код обращения скопирован' }])
  })
})
