import { createTestPlatform } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { messagesApi, QUESTION } from '../../testing/messages-api'
import { renderApp } from '../../testing/render-app'

describe('ask-question', () => {
  const { data, sent } = messagesApi()

  const dialog = () => within(screen.getByRole('dialog', { name: 'Задать вопрос' }))
  const subject = () => dialog().getByRole('textbox', { name: /^Тема/ })
  const message = () => dialog().getByRole('textbox', { name: /^Сообщение/ })
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const send = () => userEvent.click(dialog().getByRole('button', { name: 'Отправить вопрос' }))

  async function open(options: Parameters<typeof renderApp>[0] = {}, props: { subject?: string } = {}) {
    const rendered = renderApp({ path: '/catalog-list', ...options })
    await act(async () => rendered.kernel.modals.open('askQuestion', props))
    return rendered
  }

  test('[SHELL-054] subject and message are posted to /v3/topmenu/info/', async () => {
    await open()
    write(subject(), ' Счёт ')
    write(message(), 'Пришлите счёт')
    await send()
    await waitFor(() =>
      expect(sent('/v3/topmenu/info/')).toEqual([{ subject: 'Счёт', message: 'Пришлите счёт' }]),
    )
    expect(await screen.findByText('Сообщение отправлено')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('both are needed', async () => {
    await open()
    await send()
    await waitFor(() => expect(subject()).toHaveAccessibleDescription('Вы не указали тему'))
    expect(message()).toHaveAccessibleDescription('Вы не заполнили текст сообщения')
    await waitFor(() => expect(subject()).toHaveFocus())
    expect(sent(QUESTION)).toEqual([])
  })

  test('the place that it is asked from gives the subject; one that is longer than the call takes is cut, and can be sent', async () => {
    await open({}, { subject: 'ё'.repeat(301) })
    expect(subject()).toHaveValue('ё'.repeat(300))
    write(message(), 'Пришлите счёт')
    await send()
    await waitFor(() =>
      expect(sent('/v3/topmenu/info/')).toEqual([{ subject: 'ё'.repeat(300), message: 'Пришлите счёт' }]),
    )
  })

  test('a visitor is asked for a way to be answered, a customer reads where the answer comes to', async () => {
    const { unmount } = await open()
    expect(message()).toHaveAccessibleDescription(/укажите в\sсообщении почту или телефон/)
    unmount()
    await open({ visitor: 'customer' })
    expect(message()).toHaveAccessibleDescription(/^Ответ придёт на\sclient@example\.com\.$/)
  })

  test('a failure keeps what is typed, also over a reload; errors of fields stand at them', async () => {
    const platform = createTestPlatform()
    const first = await open({ platform })
    write(subject(), 'Счёт')
    write(message(), 'Пришлите')
    data.answers.push(503)
    await send()
    expect(await screen.findByText(/^Сообщение не отправлено\./)).toBeInTheDocument()
    first.unmount()
    await open({ platform })
    await waitFor(() => expect(message()).toHaveValue('Пришлите'))
    expect(subject()).toHaveValue('Счёт')
    data.answers.push(
      HttpResponse.json(
        { CODE: 'bad_fields', errors: { query_error: 'Коротко', message: 'Коротко' } },
        { status: 400 },
      ),
    )
    await send()
    await waitFor(() => expect(message()).toHaveAccessibleDescription('Коротко'))
  })
})
