import { ApiError, createErrorHandler, type ErrorDisplay } from '@prilavok/shared-kernel/errors'
import { testKernel } from '@prilavok/shared-kernel/testing'

type Display = Exclude<ErrorDisplay, 'silent'>

const failure = (changes: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({
    kind: 'answer',
    status: 500,
    statusText: 'Broken',
    answer: {},
    path: '/v3/api/a/',
    ...changes,
  })
const withDetail = (errorDetail: string, status = 500) =>
  failure({ status, answer: { meta: { errorDetail } } })

const setup = () => {
  const kernel = testKernel()
  const handle = createErrorHandler([500, 502])
  return {
    kernel,
    show: (error: unknown, display: Display) => handle(error, display, kernel),
    texts: () => kernel.notices.current().map(({ kind, text }) => [kind, text]),
    modals: () => kernel.modals.current(),
  }
}

test('what is shown in its own place is shown nowhere else, whatever the status', () => {
  const { show, texts, modals } = setup()
  show(withDetail('База недоступна'), 'inline')
  expect([texts(), modals()]).toEqual([[], []])
})

test('a server status opens the modal with the detail, without one a sentence, and the status with its text for the support', () => {
  const detail = 'Сервер временно не отвечает.'
  for (const [error, props] of [
    [withDetail('База недоступна'), { detail: 'База недоступна' }],
    [failure({ statusText: 'Internal Server Error' }), { detail, code: '500 Internal Server Error' }],
    [failure({ statusText: '', status: 502, requestId: 'req-7' }), { detail, code: '502, req-7' }],
  ] as const) {
    const { show, texts, modals } = setup()
    show(error, 'modal')
    expect(modals()).toEqual([{ name: 'serverError', props }])
    expect(texts()).toEqual([])
  }
})

test.each([
  ['another status', withDetail('Не найдено', 404)],
  ['no answer, which counts as 500', failure({ kind: 'network' })],
  ['an unreadable answer', failure({ kind: 'shape' })],
  ['what is no failed call', Object.assign(new Error('x'), { kind: 'answer', status: 500 })],
])('%s opens no modal', (_what, error) => {
  const { show, texts, modals } = setup()
  show(error, 'modal')
  expect([texts(), modals()]).toEqual([[], []])
})

test('a notice is told once while it is there; another text is another notice', () => {
  const { kernel, show, texts } = setup()
  kernel.notices.show({ text: 'Занято' })
  show(withDetail('Занято', 409), 'notice')
  show(withDetail('Занято', 409), 'notice')
  expect(texts()).toEqual([
    [undefined, 'Занято'],
    ['error', 'Занято'],
  ])
  show(withDetail('Закрыто', 409), 'notice')
  expect(texts()).toEqual([
    ['error', 'Занято'],
    ['error', 'Закрыто'],
  ])
})

test('a modal that is open stays: the error is a notice over it', () => {
  const { kernel, show, texts, modals } = setup()
  kernel.modals.open('cancelOrder', { orderId: 5 })
  show(withDetail('База недоступна'), 'modal')
  expect(modals()).toEqual([{ name: 'cancelOrder', props: { orderId: 5 } }])
  expect(texts()).toEqual([['error', 'База недоступна']])
})

test('the server error that is read already is not said again', () => {
  const { show, texts, modals } = setup()
  show(withDetail('Первая'), 'modal')
  show(withDetail('Вторая'), 'modal')
  expect(modals()).toEqual([{ name: 'serverError', props: { detail: 'Первая' } }])
  expect(texts()).toEqual([])
})
