import { ApiError } from '@prilavok/shared-kernel/errors'
import { Form, FormError, FormFailure, object, string, useForm } from '@prilavok/shared-kernel/forms'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { DateField } from '@prilavok/shared-kernel/ui/date-field'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

interface Values {
  name: string
  phone: string
}
const EMPTY: Values = { name: '', phone: '' }
const rules = object({
  name: string().required('Укажите имя'),
  phone: string().matches(/^\d+$/, { message: 'Только цифры', excludeEmptyString: true }),
})

interface PersonProps {
  send?: (values: Values) => Promise<void>
  toldByCaller?: boolean
}
function Person({ send = async () => undefined, toldByCaller }: PersonProps) {
  const form = useForm({
    name: 'person',
    initialValues: EMPTY,
    schema: rules,
    ...(toldByCaller ? { toldByCaller } : {}),
    serverNames: { user_phone: 'phone' },
    onSubmit: send,
  })
  return (
    <Form form={form} guard={false}>
      <TextField label="Имя" hint="Как в паспорте" required {...form.text('name')} />
      <TextField label="Телефон" {...form.text('phone')} />
      <FormFailure text={form.failure} />
      <Button type="submit" busy={form.busy}>
        Сохранить
      </Button>
      <output>{form.unsaved ? 'не сохранено' : 'сохранено'}</output>
    </Form>
  )
}
const name = () => screen.getByLabelText(/Имя/)
const phone = () => screen.getByLabelText('Телефон')
const save = () => userEvent.click(screen.getByText('Сохранить'))
const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
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
  fill(phone(), 'пять')
  expect(phone()).toBeValid()
  fireEvent.blur(phone())
  await waitFor(() => expect(phone()).toHaveAccessibleDescription('Только цифры'))
  expect(phone()).toBeInvalid()
  fill(phone(), '5')
  await waitFor(() => expect(phone()).toBeValid())
  fill(phone(), '5x')
  expect(phone()).toBeValid()
})

test('on submit the first wrong field gets the focus and comes into view, and nothing is sent', async () => {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  const send = jest.fn()
  renderWithKernel(<Person send={send} />)
  fill(phone(), 'x')
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
  fill(name(), 'Анна')
  fill(phone(), '123')
  await save()
  await waitFor(() => expect(phone()).toHaveFocus())
  expect(phone()).toHaveAccessibleDescription('Номер занят')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Неверный код$/)
  fill(phone(), '1234')
  expect(phone()).toBeValid()

  await save()
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Имя занято'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(name()).toHaveValue('Анна')

  fill(name(), 'Анная')
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
  fill(name(), 'Анна')
  const button = screen.getByRole('button', { name: 'Сохранить' })
  const form = button.closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  await userEvent.click(button)
  fill(name(), 'Анная')
  fireEvent.submit(form)
  await act(async () => answer.resolve())
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(send).toHaveBeenCalledTimes(1)
  expect(name()).toHaveValue('Анная')
  expect(screen.getByText('не сохранено')).toBeInTheDocument()
  await save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(await screen.findByText('сохранено')).toBeInTheDocument()
})

describe('a form that is closed while it is sent', () => {
  async function close(error: Error, toldByCaller = false) {
    const answer: { fail?: () => void } = {}
    const send = () =>
      new Promise<void>((_resolve, reject) => {
        answer.fail = () => reject(error)
      })
    const report = jest.fn()
    const kernel = testKernel()
    jest.spyOn(kernel.errors, 'report').mockImplementation(report)
    const { unmount } = renderWithKernel(<Person send={send} toldByCaller={toldByCaller} />, { kernel })
    fill(name(), 'Анна')
    await save()
    await waitFor(() => expect(answer.fail).toBeDefined())
    unmount()
    await act(async () => answer.fail?.())
    return { report, notices: kernel.notices.current().map(({ kind, text }) => [kind, text]) }
  }

  test('says by a notice what the answer has said, and reports what has failed as a notice, unless its caller tells it', async () => {
    const { notices, report } = await close(new FormError('', { phone: 'Не тот' }))
    expect(notices).toEqual([['error', 'Не тот']])
    expect(report).not.toHaveBeenCalled()
    const error = rejected({ name: 'Имя занято' })
    expect((await close(error)).report).toHaveBeenCalledWith(error, { errors: 'notice' })
    expect((await close(error, true)).report).toHaveBeenCalledWith(error, { errors: 'inline' })
  })
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
  fill(first, 'аб')
  fill(second, 'а')
  expect(second).toBeValid()
  await save()
  await waitFor(() => expect(first).toHaveAccessibleDescription('Не совпадают'))
  fill(second, 'аб')
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
