import type { MessageTakenAnswer } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testApi } from '@prilavok/shared-kernel/testing'
import { act } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { useDelivery } from './use-delivery'

const TAKEN = { SUCCESS: 'Y', MESSAGE: 'Принято' }
const { data } = testApi(
  () => ({ answer: TAKEN as object | number }),
  (_call, { answer }) => answer,
)

const made: { deliver?: ReturnType<typeof useDelivery> } = {}
function Form() {
  made.deliver = useDelivery()
  return null
}

function open() {
  const { kernel } = renderWithKernel(<Form />)
  const call = () => kernel.api.post('/v3/topmenu/info/') as Promise<MessageTakenAnswer>
  const notices = () =>
    kernel.notices.current().map(({ kind, text }) => [kind, text.replaceAll('\u00a0', ' ')])
  /** @returns what it throws */
  const send = (work: () => Promise<MessageTakenAnswer> = call) =>
    act(async () => made.deliver?.(work).catch((error: unknown) => error))
  return { send, notices }
}

test('a message that is taken is told so', async () => {
  const { send, notices } = open()
  expect(await send()).toBeUndefined()
  expect(notices()).toEqual([['success', 'Сообщение отправлено']])
})

test.each([
  [{ SUCCESS: 'N', MESSAGE: 'Приём закрыт' }, 'Сообщение не отправлено. Приём закрыт'],
  [{ SUCCESS: 'N', MESSAGE: null }, 'Сообщение не отправлено.'],
  [500, /^Сообщение не отправлено\. Отказ сервера\. Введённое сохранено/],
  [0, /^Сообщение не отправлено\. Ошибка сети\. Введённое сохранено/],
  [422, 'Сообщение не отправлено. Отказ сервера.'],
])(
  'a message that is not taken (%j) is told with the reason, and the form hears of it',
  async (answer, text) => {
    data.answer = answer
    const { send, notices } = open()
    expect(await send()).toBeInstanceOf(Error)
    expect(notices()).toEqual([['error', typeof text === 'string' ? text : expect.stringMatching(text)]])
  },
)

test('errors of fields stand at the fields, and the notice says only that', async () => {
  data.answer = HttpResponse.json(
    { CODE: 'bad_fields', errors: { query_error: 'Домена нет', email: 'Домена нет' } },
    { status: 400 },
  )
  const { send, notices } = open()
  await send()
  expect(notices()).toEqual([['error', 'Сообщение не отправлено. Проверьте отмеченные поля.']])
})

test('the notice of a failure goes when the message is sent again', async () => {
  data.answer = 422
  const { send, notices } = open()
  await send()
  await send()
  expect(notices()).toHaveLength(1)
  data.answer = TAKEN
  await send()
  expect(notices()).toEqual([['success', 'Сообщение отправлено']])
})

test('what nobody waits for any more is told to nobody', async () => {
  const { send, notices } = open()
  const abort = new DOMException('Gone', 'AbortError')
  expect(await send(() => Promise.reject(abort))).toBe(abort)
  expect(notices()).toEqual([])
  const other = new DOMException('Full', 'QuotaExceededError')
  expect(await send(() => Promise.reject(other))).toBe(other)
  expect(notices()).toHaveLength(1)
})
