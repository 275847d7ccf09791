import { createTestPlatform, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { FEEDBACK, messagesApi } from '../../testing/messages-api'
import { renderApp } from '../../testing/render-app'
import { feedbackSchema, NO_FEEDBACK } from './feedback-schema'

const { data, sent, intercept } = messagesApi()
const forms = () => sent(FEEDBACK)

const dialog = () => within(screen.getByRole('dialog', { name: 'Обратная связь' }))
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name })
const type = () => dialog().getByRole('combobox', { name: /^Вопрос/ })
const box = (name: RegExp) => dialog().getByRole('checkbox', { name })
const AGREE = /обработку персональных данных/
const TRANSFER = /передачу персональных данных/
const send = () => userEvent.click(dialog().getByRole('button', { name: /^Отправить сообщение/ }))
/** Replaces the whole number, as the browser tells it: user-event does not see where a mask puts the caret. */
const setPhone = (text: string) => fireEvent.input(field('Телефон'), { target: { value: text } })

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const rendered = renderApp({ path: '/catalog-list', ...options })
  await act(async () => rendered.kernel.modals.open('feedback', {}))
  await dialog().findByRole('option', { name: 'Доставка' })
  return rendered
}

async function fill() {
  const put = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })
  put(field(/^Имя/), ' Ольга Титова ')
  put(field(/^Электронная почта/), 'olga@example.com')
  put(field(/^Сообщение/), 'Где заказ?')
  await userEvent.selectOptions(type(), 'Доставка')
  await userEvent.click(box(AGREE))
  await userEvent.click(box(TRANSFER))
}
const FILLED = {
  name_user: 'Ольга Титова',
  email: 'olga@example.com',
  phone: '',
  phoneCode: '',
  message: 'Где заказ?',
  type_question: 'delivery',
  agree: 'Y',
  transfer: 'Y',
}

test('[SHELL-046, SHELL-053] name, e-mail, phone with its code, message, type and both consents are sent; types are shown by VALUE, sent by XML_ID; a popup says that it is sent', async () => {
  await open()
  expect(
    within(type())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Выберите вопрос', 'Вопрос по заказу', 'Доставка'])
  expect(dialog().getByRole('combobox', { name: 'Код страны' })).toHaveValue('+7')
  await fill()
  setPhone('+7 (916) 555-04-18')
  await send()
  await waitFor(() => expect(forms()).toEqual([{ ...FILLED, phone: '916 555-04-18', phoneCode: '+7' }]))
  expect(await screen.findByText('Сообщение отправлено')).toHaveProperty('parentElement.role', 'status')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('[SHELL-047, SHELL-048, SHELL-049, SHELL-050, SHELL-051] what is missing is said at its field, the first has the focus, nothing is sent', async () => {
  await open()
  await send()
  const missing: [HTMLElement, string][] = [
    [field(/^Имя/), 'Вы не заполнили имя'],
    [field(/^Электронная/), 'Вы не заполнили электронную почту'],
    [field(/^Сообщение/), 'Вы не заполнили текст сообщения'],
    [type(), 'Вы не выбрали вопрос'],
    [box(AGREE), 'Вы не дали согласие на обработку персональных данных'],
    [box(TRANSFER), 'Вы не подтвердили согласие на передачу персональных данных'],
  ]
  for (const [control, text] of missing) {
    await waitFor(() => expect(control).toHaveAccessibleDescription(text))
    expect(control).toBeInvalid()
  }
  await waitFor(() => expect(document.activeElement).toBeInvalid())
  expect(forms()).toEqual([])
})

describe('[SHELL-052] the phone', () => {
  test('is not whole: nothing is sent', async () => {
    await open()
    await fill()
    setPhone('916 555-04-1')
    await send()
    await waitFor(() => expect(field('Телефон')).toHaveAccessibleDescription('Указан некорректный телефон'))
    expect(forms()).toEqual([])
  })

  test('has 13 signs and a code of two at least', async () => {
    const whole = { ...NO_FEEDBACK, ...FILLED, agree: true, transfer: true, phone: '916 555-04-18' }
    const isValid = (changes: object) => feedbackSchema.isValid({ ...whole, ...changes })
    expect(await isValid({ phoneCode: '+7' })).toBe(true)
    expect(await isValid({ phoneCode: '+' })).toBe(false)
    expect(await isValid({ phoneCode: '' })).toBe(false)
    expect(await isValid({ phoneCode: '+7', phone: '29 123-45-67' })).toBe(false)
    expect(await isValid({ phoneCode: '', phone: '' })).toBe(true)
  })
})

describe('[SHELL-053] a popup says what became of it', () => {
  test.each([
    ['the server fails', 500, /^Сообщение не отправлено\. Отказ сервера\. Введённое сохранено/],
    [
      'the server says no',
      { SUCCESS: 'N', MESSAGE: 'Приём закрыт' },
      /^Сообщение не отправлено\. Приём закрыт$/,
    ],
  ])(
    '%s: it stays, announced once, until it is sent again; what was typed is there',
    async (_how, answer, text) => {
      await open()
      await fill()
      data.answers.push(answer)
      await send()
      const alert = await screen.findByRole('alert')
      expect(within(alert).getByText(text)).toBeInTheDocument()
      expect(field(/^Сообщение/)).toHaveValue('Где заказ?')
      expect(screen.getAllByRole('alert')).toHaveLength(1)
      await send()
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
      await waitFor(() => expect(forms()).toEqual([FILLED, FILLED]))
    },
  )
})

test('what the server says of a field stands at it, and goes when it is changed', async () => {
  await open()
  await fill()
  data.answers.push(
    HttpResponse.json(
      { CODE: 'bad_fields', errors: { query_error: 'Домена нет', email: 'Домена нет' } },
      { status: 400 },
    ),
  )
  await send()
  const email = field(/^Электронная/)
  await waitFor(() => expect(email).toHaveAccessibleDescription('Домена нет'))
  await waitFor(() => expect(email).toHaveFocus())
  expect(screen.getByText('Сообщение не отправлено. Проверьте отмеченные поля.')).toBeInTheDocument()
  fireEvent.change(email, { target: { value: 'olga@example.org' } })
  await waitFor(() => expect(email).toBeValid())
})

test('a limit says how long it lasts, and nothing is sent before', async () => {
  await open()
  await fill()
  data.answers.push(
    HttpResponse.json({ CODE: 'too_often' }, { status: 429, headers: { 'Retry-After': '600' } }),
  )
  await send()
  expect(await screen.findByText(/Повторите через 10\s?мин/)).toBeInTheDocument()
  const button = await dialog().findByRole('button', { name: /^Отправить сообщение/ })
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  await send()
  expect(forms()).toHaveLength(1)
})

test('a customer’s name, e-mail and phone are there; when they are known late, over no typed text', async () => {
  const { unmount } = await open({ visitor: 'customer' })
  expect(field(/^Имя/)).toHaveValue('Соколова Марина')
  expect(field(/^Электронная/)).toHaveValue('client@example.com')
  expect(field('Телефон')).toHaveValue('916 555-04-18')
  unmount()
  let answer: (value: object) => void = () => undefined
  const personal = new Promise<object>((resolve) => {
    answer = resolve
  })
  intercept(({ path }) => (path === '/v3/api/personal/info/' ? personal : undefined))
  await open({ visitor: 'unknown' })
  fireEvent.change(field(/^Имя/), { target: { value: 'Ольга' } })
  await act(async () => answer({ ITEM: testCustomer({ PHONE: ['+375 29 123-45-67'] }) }))
  await waitFor(() => expect(field(/^Электронная/)).toHaveValue('client@example.com'))
  expect(field(/^Имя/)).toHaveValue('Ольга')
  expect(field('Телефон')).toHaveValue('')
})

test('consents that were sent in this sitting are ticked, and may be taken back; their texts open over the form', async () => {
  const platform = createTestPlatform()
  const first = await open({ platform })
  await fill()
  await send()
  await waitFor(() => expect(forms()).toHaveLength(1))
  first.unmount()
  const { kernel } = await open({ platform })
  await waitFor(() => expect(box(AGREE)).toBeChecked())
  expect(box(TRANSFER)).toBeChecked()
  await userEvent.click(box(TRANSFER))
  expect(box(TRANSFER)).not.toBeChecked()
  await userEvent.click(dialog().getByRole('button', { name: 'передачу персональных данных' }))
  expect(kernel.modals.current().at(-1)).toEqual({ name: 'consentText', props: { consent: 'transfer' } })
})

test('what is typed is there after a closed dialog and after a reload, but for what was sent', async () => {
  const platform = createTestPlatform()
  const first = await open({ platform })
  await fill()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(async () => first.kernel.modals.open('feedback', {}))
  await waitFor(() => expect(field(/^Сообщение/)).toHaveValue('Где заказ?'))
  first.unmount()
  const second = await open({ platform })
  await waitFor(() => expect(field(/^Сообщение/)).toHaveValue('Где заказ?'))
  expect(type()).toHaveDisplayValue('Доставка')
  for (const consent of [AGREE, TRANSFER]) expect(box(consent)).toBeChecked()
  await send()
  await waitFor(() => expect(forms()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  second.unmount()
  await open({ platform })
  expect(field(/^Сообщение/)).toHaveValue('')
})

test('types that do not come can be asked for again; the rest is filled in meanwhile', async () => {
  data.types = 400
  const { kernel } = renderApp({ path: '/catalog-list' })
  await act(async () => kernel.modals.open('feedback', {}))
  expect(await screen.findByText(/Список вопросов не загрузился/)).toBeVisible()
  fireEvent.change(field(/^Имя/), { target: { value: 'Ольга' } })
  data.types = { ITEMS: [{ XML_ID: 'site', VALUE: 'Работа сайта' }] }
  await userEvent.click(dialog().getByRole('button', { name: 'Повторить' }))
  expect(await dialog().findByRole('option', { name: 'Работа сайта' })).toBeInTheDocument()
  expect(field(/^Имя/)).toHaveValue('Ольга')
})
