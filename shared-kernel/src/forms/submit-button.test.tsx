import { ApiError } from '@prilavok/shared-kernel/errors'
import { Form, FormFailure, object, SubmitButton, string, useForm } from '@prilavok/shared-kernel/forms'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { act, fireEvent, screen } from '@testing-library/react'
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
  const fill = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('after too many attempts the button counts down and sends nothing; then it may be pressed again', async () => {
    const send = jest.fn<Promise<void>, []>().mockRejectedValueOnce(rejected(429, 90)).mockResolvedValue()
    renderWithKernel(<Question send={send} />)
    fill('Анна')
    fireEvent.click(button())
    await pass(0)
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
    fireEvent.click(button())
    await pass(0)
    fireEvent.submit(button().closest('form') as HTMLFormElement)
    expect(send).toHaveBeenCalledTimes(1)
    await pass(59_000)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Теперь можно повторить')
    expect(button()).toHaveTextContent(/^ОтправитьОтправляем…$/)
    expect(button()).not.toHaveAttribute('aria-disabled')
    fireEvent.click(button())
    await pass(0)
    expect(send).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveValue('Анна')
  })

  test('a limit that does not say for how long, and another error that says it, stop nobody', async () => {
    const send = jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(rejected(429))
      .mockRejectedValue(rejected(503, 5))
    renderWithKernel(<Question send={send} />)
    fireEvent.click(button())
    await pass(0)
    await screen.findByRole('alert')
    expect(button()).not.toHaveAttribute('aria-disabled')
    fireEvent.click(button())
    await pass(0)
    expect(send).toHaveBeenCalledTimes(2)
    expect(button()).not.toHaveAttribute('aria-disabled')
  })

  test('a limit of one value is none of another; it is there again with the first', async () => {
    const send = jest.fn<Promise<void>, []>().mockRejectedValue(rejected(429, 90))
    renderWithKernel(<Question send={send} limited />)
    fill('Анна')
    fireEvent.click(button())
    await pass(0)
    await screen.findByText(/^· 1:30/)
    fill('Анная')
    expect(button()).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    fill('Анна')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })
})

describe('focus-first-error', () => {
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
    const scrolled = jest.fn()
    Element.prototype.scrollIntoView = scrolled
    const form = show('<input name="a"><p role="alert">Сервер занят</p>')
    form.querySelector('input')?.focus()
    focusFirstError(form)
    expect(form.querySelector('input')).toHaveFocus()
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')])
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
})
