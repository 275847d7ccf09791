import { ApiError } from '@prilavok/shared-kernel/errors'
import { Form, FormError, FormFailure, object, string, useForm } from '@prilavok/shared-kernel/forms'
import { createTestPlatform, renderWithKernel, testStore } from '@prilavok/shared-kernel/testing'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { DateField } from '@prilavok/shared-kernel/ui/date-field'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

interface Values {
  name: string
  phone: string
  password: string
}
const EMPTY: Values = { name: '', phone: '', password: '' }
const rules = object({
  name: string().required('Укажите имя'),
  phone: string().matches(/^\d+$/, { message: 'Только цифры', excludeEmptyString: true }),
  password: string(),
})

interface PersonProps {
  send?: (values: Values) => Promise<void>
  draft?: readonly (keyof Values)[]
  guard?: boolean
}
function Person({ send = async () => undefined, draft, guard = false }: PersonProps) {
  const form = useForm({
    name: 'person',
    initialValues: EMPTY,
    schema: rules,
    ...(draft ? { draft } : {}),
    serverNames: { user_phone: 'phone' },
    onSubmit: send,
  })
  return (
    <Form form={form} guard={guard}>
      <TextField label="Имя" hint="Как в паспорте" required {...form.text('name')} />
      <TextField label="Телефон" {...form.text('phone')} />
      <PasswordField label="Пароль" {...form.text('password')} />
      <FormFailure text={form.failure} />
      <Button type="submit" busy={form.busy}>
        Сохранить
      </Button>
      <output>{form.unsaved ? 'не сохранено' : 'сохранено'}</output>
    </Form>
  )
}
const name = () => screen.getByRole('textbox', { name: /Имя/ })
const phone = () => screen.getByRole('textbox', { name: 'Телефон' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
const rejected = (errors: Record<string, string>, status = 400) =>
  new ApiError({ kind: 'answer', status, statusText: 'Bad Request', answer: { errors }, path: '/' })
const deferred = () => {
  const waiting: { resolve?: () => void } = {}
  const promise = new Promise<void>((resolve) => {
    waiting.resolve = resolve
  })
  return { promise, resolve: () => waiting.resolve?.() }
}

test('a field is checked when it is left, and while it is typed in once it was wrong', async () => {
  renderWithKernel(<Person />)
  await userEvent.type(phone(), 'пять')
  expect(phone()).toBeValid()
  await userEvent.tab()
  await waitFor(() => expect(phone()).toHaveAccessibleDescription('Только цифры'))
  expect(phone()).toBeInvalid()
  await userEvent.clear(phone())
  await userEvent.type(phone(), '5')
  await waitFor(() => expect(phone()).toBeValid())
  await userEvent.type(phone(), 'x')
  expect(phone()).toBeValid()
})

test('a field that was only visited is not scolded; its hint stays tied to it', async () => {
  renderWithKernel(<Person />)
  await userEvent.click(name())
  await userEvent.tab()
  await userEvent.type(phone(), '1')
  await userEvent.tab()
  expect(name()).toBeValid()
  expect(name()).toHaveAccessibleDescription('Как в паспорте')
  expect(name()).toBeRequired()
})

test('on submit the first wrong field gets the focus and comes into view, and nothing is sent', async () => {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  const send = jest.fn()
  renderWithKernel(<Person send={send} />)
  await userEvent.type(phone(), 'x')
  await save()
  await waitFor(() => expect(name()).toHaveFocus())
  expect(name()).toHaveAccessibleDescription('Укажите имя')
  expect(phone()).toHaveAccessibleDescription('Только цифры')
  expect(scrolled.mock.contexts).toEqual([name()])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(phone())
  await save()
  await waitFor(() => expect(name()).toHaveFocus())
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('errors of the server stand at their fields until these are changed, the rest above the button', async () => {
  const send = jest
    .fn<Promise<void>, [Values]>()
    .mockRejectedValueOnce(rejected({ CODE: 'bad_form', user_phone: 'Номер занят', captcha: 'Неверный код' }))
    .mockRejectedValueOnce(rejected({ name: 'Имя занято' }))
    .mockRejectedValueOnce(rejected({ query_error: 'База занята' }))
    .mockRejectedValueOnce(new FormError('Уже отменён', { phone: 'Не тот' }))
  renderWithKernel(<Person send={send} />)
  await userEvent.type(name(), 'Анна')
  await userEvent.type(phone(), '123')
  await save()
  await waitFor(() => expect(phone()).toHaveFocus())
  expect(phone()).toHaveAccessibleDescription('Номер занят')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Неверный код$/)
  await userEvent.type(phone(), '4')
  expect(phone()).toBeValid()

  await save()
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Имя занято'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(name()).toHaveValue('Анна')

  await userEvent.type(name(), 'я')
  await save()
  expect(await screen.findByText('База занята')).toBeVisible()
  await save()
  expect(await screen.findByText('Не тот')).toBeVisible()
  expect(screen.queryByText('База занята')).toBeNull()
})

test('a second submit while one runs is ignored; what is typed meanwhile stays unsaved', async () => {
  const answer = deferred()
  const send = jest.fn(() => answer.promise)
  renderWithKernel(<Person send={send} />)
  await userEvent.type(name(), 'Анна{Enter}{Enter}')
  const button = screen.getByRole('button', { name: 'Сохранить' })
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  await userEvent.click(button)
  await userEvent.type(name(), 'я{Enter}')
  await act(async () => answer.resolve())
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(send).toHaveBeenCalledTimes(1)
  expect(name()).toHaveValue('Анная')
  expect(screen.getByText('не сохранено')).toBeInTheDocument()
  await save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(await screen.findByText('сохранено')).toBeInTheDocument()
})

test('a draft survives a reload, without the password, and is gone after success', async () => {
  const session = testStore()
  const platform = createTestPlatform({ session })
  const first = renderWithKernel(<Person />, { platform })
  await userEvent.type(name(), 'Анна')
  await userEvent.type(screen.getByLabelText('Пароль'), 'тайна')
  expect(session.get('drafts')).toContain('Анна')
  expect(session.get('drafts')).not.toContain('тайна')
  first.unmount()

  renderWithKernel(<Person />, { platform })
  await waitFor(() => expect(name()).toHaveValue('Анна'))
  expect(screen.getByLabelText('Пароль')).toHaveValue('')
  expect(screen.getByText('не сохранено')).toBeInTheDocument()
  await save()
  expect(await screen.findByText('сохранено')).toBeInTheDocument()
  expect(session.get('drafts')).toBeUndefined()
})

test('where the shop itself has loaded the page anew it says what is restored and what is not', () => {
  const session = testStore({
    drafts: '{"person":{"name":"Анна"}}',
    token_reloaded_at: String(Date.now() - 1000),
  })
  const { kernel } = renderWithKernel(<Person />, { platform: { session } })
  expect(name()).toHaveValue('Анна')
  expect(kernel.notices.current().map(({ text }) => text)).toEqual([
    'Страница загрузилась заново. То, что вы ввели, на месте, только пароль введите ещё раз',
  ])
})

test('a draft that cannot be read, or is of another shape, is no harm', async () => {
  const session = testStore({ drafts: '{"person":{"name":5,"phone":"12","other":"x"}}' })
  const shown = renderWithKernel(<Person />, { platform: { session } })
  await waitFor(() => expect(phone()).toHaveValue('12'))
  expect(name()).toHaveValue('')
  shown.unmount()
  session.set('drafts', 'no json')
  renderWithKernel(<Person />, { platform: { session } })
  expect(phone()).toHaveValue('')
})

test('a form that asks before it is left forgets what was given up', async () => {
  const session = testStore()
  const shown = renderWithKernel(<Person guard />, { platform: { session } })
  await userEvent.type(name(), 'Анна')
  expect(shown.kernel.leaveGuards.active()).toBe(true)
  shown.unmount()
  expect(session.get('drafts')).toBeUndefined()
  expect(shown.kernel.leaveGuards.active()).toBe(false)
})

test('while it is sent, and after success, leaving asks nothing', async () => {
  const answer = deferred()
  const { kernel } = renderWithKernel(<Person guard send={() => answer.promise} />)
  await userEvent.type(name(), 'Анна{Enter}')
  await waitFor(() => expect(kernel.leaveGuards.active()).toBe(false))
  await act(async () => answer.resolve())
  expect(await screen.findByText('сохранено')).toBeInTheDocument()
  expect(kernel.leaveGuards.active()).toBe(false)
})

test('a password in a draft is a mistake that is told', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderWithKernel(<Person draft={['password']} />)).toThrow(/never stored/)
})

function Twice() {
  const form = useForm({
    name: 'twice',
    initialValues: { first: '', second: '' },
    schema: object({
      first: string().test('different', 'Не совпадают', (first, { parent }) => first === parent.second),
      second: string(),
    }),
    onSubmit: async () => undefined,
  })
  return (
    <Form form={form} guard={false}>
      <TextField label="Раз" {...form.text('first')} />
      <TextField label="Ещё раз" {...form.text('second')} />
      <Button type="submit">Сохранить</Button>
    </Form>
  )
}

test('an error goes once it is mended at another field, and is not shown before that one is left or sent', async () => {
  renderWithKernel(<Twice />)
  const first = screen.getByLabelText('Раз')
  const second = screen.getByLabelText('Ещё раз')
  await userEvent.type(first, 'аб')
  await userEvent.type(second, 'а')
  expect(second).toBeValid()
  await save()
  await waitFor(() => expect(first).toHaveAccessibleDescription('Не совпадают'))
  await userEvent.type(second, 'б')
  await waitFor(() => expect(first).toBeValid())
  expect(first).not.toHaveAccessibleDescription()
})

function Delivery({ send }: { send: (values: { day: string }) => Promise<void> }) {
  const form = useForm({
    name: 'delivery',
    initialValues: { day: '2024-03-05' },
    schema: object({ day: string().required('Выберите день') }),
    onSubmit: send,
  })
  return (
    <Form form={form} guard={false}>
      <DateField label="День" {...form.choice('day')} />
      <Button type="submit">Сохранить</Button>
    </Form>
  )
}

test('an unfinished day stops the form, by its button and by Enter, and has the focus; the old day is not sent', async () => {
  const send = jest.fn(async () => undefined)
  renderWithKernel(<Delivery send={send} />)
  const day = screen.getByRole('textbox', { name: 'День' })
  fireEvent.input(day, { target: { value: '07.03.202' } })
  await save()
  await waitFor(() => expect(day).toHaveFocus())
  expect(day).toHaveAccessibleDescription('Введите день как ДД.ММ.ГГГГ')
  expect(day).toBeInvalid()
  await userEvent.keyboard('{Enter}')
  expect(send).not.toHaveBeenCalled()
  fireEvent.input(day, { target: { value: '07.03.2024' } })
  expect(day).toBeValid()
  await save()
  await waitFor(() => expect(send).toHaveBeenCalledWith({ day: '2024-03-07' }))
})
