import type { ModalFrame, PageModule } from '@prilavok/shared-kernel/contract'
import type { ErrorMeta } from '@prilavok/shared-kernel/errors'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { onlineManager, useMutation, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ComponentType } from 'react'
import { renderApp } from '../testing/render-app'

const answers = { next: () => HttpResponse.json({}) as Response }
const asked = jest.fn()
const server = setupServer(
  http.all('http://localhost/v3/api/a/', ({ request }) => {
    asked(request.method)
    return answers.next()
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked.mockClear()
  answers.next = () => HttpResponse.json({ OK: 'Y' })
})
afterAll(() => server.close())

const fail = (status: number, body: object, statusText = '') => {
  answers.next = () => HttpResponse.json(body, { status, statusText })
}
const broken = (detail = 'База недоступна') => fail(500, { meta: { errorDetail: detail } })

const callQuery = ({ api }: Kernel, meta: ErrorMeta = {}) => ({
  queryKey: ['test', 'call'],
  queryFn: () => api.get('/v3/api/a/'),
  meta,
})

/** A page that loads data and changes them; what fails is written on it. */
const pageWith = (meta: ErrorMeta): PageModule<Kernel> => ({
  default: function TestPage() {
    const kernel = useKernel()
    const { error, data, isPending } = useQuery(callQuery(kernel, meta))
    const change = useMutation({ mutationFn: () => kernel.api.post('/v3/api/a/'), meta })
    return (
      <>
        {isPending && <p>Загрузка</p>}
        {data !== undefined && <p>Данные</p>}
        {error && <p>Не загрузилось</p>}
        <button type="button" onClick={() => change.mutate()}>
          Изменить
        </button>
      </>
    )
  },
})
function FormModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title="Отмена заказа">
      <input aria-label="Причина" />
    </Modal>
  )
}
const LaterPage = pageWith({}).default as ComponentType
const PATH = '/catalog-list'
const open = (meta: ErrorMeta = {}, options: { errorStatuses?: number[] } = {}) =>
  renderApp({
    path: PATH,
    modules: {
      'mf-catalog/./CatalogListPage': pageWith(meta),
      'mf-cabinet/./CancelOrderModal': { default: FormModal },
    },
    ...options,
  })
const failed = () => screen.findByText('Не загрузилось')
const serverError = () => screen.findByRole('dialog', { name: 'Произошла ошибка' })

describe('server error modal', () => {
  test('[KERN-019, SHELL-032, SHELL-033] server statuses open it with the detail, over the page; other answers, and none, do not', async () => {
    const { kernel } = open()
    await screen.findByText('Данные')
    const ask = () => act(() => kernel.query.refetchQueries({ queryKey: ['test'] }))
    for (const status of [408, 500, 502, 503, 504]) {
      fail(status, { meta: { errorDetail: `База ${status}` } }, 'Broken')
      await ask()
      expect(await serverError()).toHaveTextContent(`База ${status}`)
      expect(screen.getByText('Не загрузилось')).toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    for (const status of [401, 404, 422]) {
      fail(status, { meta: { errorDetail: 'Не найдено' } })
      await ask()
      expect(kernel.modals.current()).toEqual([])
    }
    answers.next = () => HttpResponse.error()
    await ask()
    expect(screen.getByText('Не загрузилось')).toBeInTheDocument()
    expect(kernel.modals.current()).toEqual([])
  })

  test('[SHELL-032] without a detail it shows the status text, for the support, beside a sentence for the buyer', async () => {
    fail(504, {}, 'Gateway Timeout')
    open()
    expect(await serverError()).toHaveTextContent(
      'Сервер временно не отвечает.Пожалуйста, попробуйте позжеКод для поддержки: 504 Gateway Timeout',
    )
  })

  test.each(['/', '/no-such-page'])('[SHELL-032] it opens on %s, too', async (path) => {
    broken()
    renderApp({ path, modules: { 'mf-auth/./AccountMenu': pageWith({}) } })
    expect(await serverError()).toHaveTextContent('База недоступна')
  })

  test('[SHELL-032] a change that fails opens it, too', async () => {
    open()
    await screen.findByText('Данные')
    broken()
    await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
    expect(await serverError()).toHaveTextContent('База недоступна')
  })
})

describe('what the caller wants', () => {
  test.each(['inline', 'silent'] as const)('%s: nothing is shown over the page', async (errors) => {
    broken()
    const { kernel } = open({ errors })
    await failed()
    expect(kernel.modals.current()).toEqual([])
    expect(kernel.notices.current()).toEqual([])
  })

  test('notice: the text of the error, besides the modal of a server status', async () => {
    const { kernel } = open({ errors: 'notice' })
    await screen.findByText('Данные')
    fail(409, { meta: { errorDetail: 'Заказ уже оплачен' } })
    await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Заказ уже оплачен')
    expect(kernel.modals.current()).toEqual([])
    broken()
    await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
    expect(await serverError()).toHaveTextContent('База недоступна')
  })
})

test('a form in a modal stays with what is typed in it; the server error is a notice over it, told once', async () => {
  const { kernel } = open()
  await screen.findByText('Данные')
  act(() => kernel.modals.open('cancelOrder', { orderId: 5 }))
  const reason = await screen.findByLabelText('Причина')
  fireEvent.input(reason, { target: { value: 'Передумали' } })
  broken()
  await act(() => kernel.query.refetchQueries({ queryKey: ['test'] }))
  await act(() => kernel.query.refetchQueries({ queryKey: ['test'] }))
  const notices = within(screen.getByRole('region', { name: /^Уведомления/ }))
  expect(notices.getByRole('alert')).toHaveTextContent('База недоступна')
  await userEvent.click(notices.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByText('База недоступна')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Причина')).toBe(reason)
  expect(reason).toHaveValue('Передумали')
})

test('a second server error does not replace the first one that is being read', async () => {
  const { kernel } = open()
  await screen.findByText('Данные')
  broken('Первая')
  await act(() => kernel.query.refetchQueries({ queryKey: ['test'] }))
  broken('Вторая')
  await act(() => kernel.query.refetchQueries({ queryKey: ['test'] }))
  expect(await serverError()).toHaveTextContent('Первая')
})

test('a prefetch that fails is silent and evicted: the page that is opened later loads anew', async () => {
  const kernel = renderApp().kernel
  broken()
  await act(() => kernel.query.prefetchQuery(callQuery(kernel)))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(kernel.modals.current()).toEqual([])
  answers.next = () => HttpResponse.json({ OK: 'Y' })
  cleanup()
  renderWithKernel(<LaterPage />, { kernel })
  expect(screen.getByText('Загрузка')).toBeInTheDocument()
  expect(await screen.findByText('Данные')).toBeInTheDocument()
})

test('without a connection a load fails at once; with the connection it is asked for again', async () => {
  act(() => onlineManager.setOnline(false))
  answers.next = () => HttpResponse.error()
  open()
  await failed()
  answers.next = () => HttpResponse.json({ OK: 'Y' })
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('Данные')).toBeInTheDocument()
})
