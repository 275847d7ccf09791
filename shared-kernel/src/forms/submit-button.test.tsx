import { ApiError } from '@prilavok/shared-kernel/errors'
import { Form, FormFailure, object, SubmitButton, string, useForm } from '@prilavok/shared-kernel/forms'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { focusFirstError } from './focus-first-error'

function Question({ send, limited = false }: { send: () => Promise<void>; limited?: boolean }) {
  const form = useForm({
    name: 'question',
    initialValues: { name: '' },
    schema: object({ name: string() }),
    ...(limited ? { limitedBy: 'name' as const } : {}),
    onSubmit: send,
  })
  return (
    <Form form={form} guard={false}>
      <TextField label="Имя" {...form.text('name')} />
      <FormFailure text={form.failure} />
      <SubmitButton form={form} busyLabel="Отправляем…">
        Отправить
      </SubmitButton>
    </Form>
  )
}

describe('submit-button', () => {
  const rejected = (status: number, retryAfter?: number) =>
    new ApiError({
      kind: 'answer',
      status,
      statusText: '',
      answer: { error: 'too_many_attempts' },
      retryAfter,
      path: '/',
    })

  const button = () => screen.getByRole('button', { name: 'Отправить' })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('after too many attempts the button counts down and sends nothing; then it may be pressed again', async () => {
    const send = jest.fn<Promise<void>, []>().mockRejectedValueOnce(rejected(429, 90)).mockResolvedValue()
    renderWithKernel(<Question send={send} />)
    await user.type(screen.getByRole('textbox'), 'Анна')
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Слишком много попыток входа. Повторите через 2 минуты или восстановите пароль.',
    )
    expect(button()).toHaveTextContent('Отправить · 1:30')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    // Its name does not change each second, and nothing that is read out does.
    expect(button()).toHaveAccessibleName('Отправить')
    await pass(31_000)
    expect(button()).toHaveTextContent('Отправить · 0:59')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.click(button())
    await user.type(screen.getByRole('textbox'), '{Enter}')
    expect(send).toHaveBeenCalledTimes(1)
    await pass(59_000)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Теперь можно повторить')
    expect(button()).toHaveTextContent(/^ОтправитьОтправляем…$/)
    expect(button()).not.toHaveAttribute('aria-disabled')
    await user.click(button())
    expect(send).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveValue('Анна')
  })

  test.each([
    ['a limit that does not say for how long', rejected(429)],
    ['another error that says when to come back', rejected(503, 5)],
  ])('%s stops nobody', async (_what, error) => {
    const send = jest.fn<Promise<void>, []>().mockRejectedValue(error)
    renderWithKernel(<Question send={send} />)
    await user.click(button())
    await screen.findByRole('alert')
    expect(button()).not.toHaveAttribute('aria-disabled')
    await user.click(button())
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('a limit of one value is none of another; it is there again with the first', async () => {
    const send = jest.fn<Promise<void>, []>().mockRejectedValue(rejected(429, 90))
    renderWithKernel(<Question send={send} limited />)
    const name = screen.getByRole('textbox')
    await user.type(name, 'Анна')
    await user.click(button())
    await screen.findByText(/^· 1:30/)
    await user.type(name, 'я')
    expect(button()).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.type(name, '{Backspace}')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })
})

describe('focus-first-error', () => {
  const scrolled = jest.fn()
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrolled
  })
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  function show(content: string): HTMLElement {
    document.body.innerHTML = `<form aria-label="Форма">${content}</form>`
    return screen.getByRole('form')
  }

  test('in a group of choices it is the first choice', () => {
    const form = show(
      '<fieldset aria-invalid="true"><legend>Оплата</legend><input type="radio" name="a"><input type="radio"></fieldset>',
    )
    focusFirstError(form)
    expect(form.querySelector('[name=a]')).toHaveFocus()
  })

  test('without a wrong field the message comes into view, and the focus stays', () => {
    const form = show('<input name="a"><p role="alert">Сервер занят</p>')
    form.querySelector('input')?.focus()
    focusFirstError(form)
    expect(form.querySelector('input')).toHaveFocus()
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')])
  })
})
