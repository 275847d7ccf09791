import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

const none = () => undefined
const clock = { now: 0 }
beforeEach(() => {
  clock.now = Date.parse('2025-10-14T09:00:00Z')
})
const render = (ui: React.ReactNode) => renderWithKernel(ui, { platform: { now: () => clock.now } })

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
const fail = () => userEvent.click(screen.getByRole('button', { name: 'Ещё один' }))

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

test('one that fails later is an alarm of its own, and so is one of another page', async () => {
  render(<Page />)
  await fail()
  clock.now += 4999
  await fail()
  expect(screen.getByRole('alert')).toHaveTextContent('Блок 1')
  clock.now += 1
  await fail()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert')).toHaveTextContent('Блок 3')
  await userEvent.click(screen.getByRole('button', { name: 'Другая страница' }))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

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

test('a failure that is tried again and fails again is announced again', async () => {
  render(<Retried />)
  expect(screen.getByRole('alert')).toBeVisible()
  const next = () => act(() => screen.getByRole('button', { name: 'Дальше' }).click())
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
