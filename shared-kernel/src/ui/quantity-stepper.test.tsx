import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper'

/** A row that keeps the count as a page would. */
function Row({ value: start, onChange, ...rest }: Partial<QuantityStepperProps>) {
  const [value, setValue] = useState(start ?? 12)
  return (
    <QuantityStepper
      min={12}
      step={6}
      limit={40}
      label="Ручка"
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

const setup = (props: Partial<QuantityStepperProps> = {}) => {
  const onChange = jest.fn()
  const user = userEvent.setup()
  render(<Row {...props} onChange={onChange} />)
  return { onChange, user, input: screen.getByRole('textbox') }
}
/** Types a count in place of the former one. */
function type(input: HTMLElement, text: string) {
  act(() => input.focus())
  fireEvent.change(input, { target: { value: text } })
}
const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key })

afterEach(() => jest.useRealTimers())

test('several values that are pasted are no count: it stays, and is told', async () => {
  const { onChange, user, input } = setup()
  await user.click(input)
  for (const text of ['599312\t5', '599312\n427149', '599312\t5\r\n427149\t10\r\n']) {
    await user.paste(text)
    expect(input).toHaveValue('12')
    expect(screen.getByText(/Вставлено несколько значений, нужно одно\sчисло/)).toBeVisible()
  }
  await user.paste('18\n')
  expect(input).toHaveValue('18')
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([[18]])
})

test('[CAT-046] buttons move by STEP between MIN and the stock', () => {
  const { onChange } = setup()
  const less = screen.getByRole('button', { name: 'Уменьшить' })
  const more = screen.getByRole('button', { name: 'Увеличить' })
  expect(less).toBeDisabled()
  for (let i = 0; i < 5; i += 1) fireEvent.click(more)
  expect(onChange.mock.calls).toEqual([[18], [24], [30], [36], [40]])
  expect(more).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('Больше нет: в наличии 40')
  fireEvent.click(less)
  expect(onChange).toHaveBeenLastCalledWith(36)
})

test('typing is free, says what it will round to, not as an error, and rounds up when the input is left', async () => {
  const { onChange, user, input } = setup()
  expect(input).toHaveAccessibleName(/^Количество/)
  await user.clear(input)
  await user.type(input, '2a5')
  expect(input).toHaveValue('25')
  expect(screen.getByRole('status')).toHaveTextContent('Округлим до 30')
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', 'info')
  expect(input).toHaveAccessibleDescription('Округлим до 30')
  expect(onChange).not.toHaveBeenCalled()
  await user.tab()
  expect(onChange.mock.calls).toEqual([[30]])
  expect(input).toHaveValue('30')
})

test('a count above the stock is warned of, becomes the stock and says so for three seconds', () => {
  jest.useFakeTimers()
  const { onChange, input } = setup()
  type(input, '900')
  expect(screen.getByRole('status')).toHaveTextContent('Не больше 40: столько есть')
  expect(onChange).not.toHaveBeenCalled()
  press(input, 'Enter')
  expect(onChange).toHaveBeenCalledWith(40)
  expect(screen.getByRole('status')).toHaveTextContent('Больше нет: в наличии 40')
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', 'warning')
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.getByRole('status')).toHaveTextContent('кратно 6')
})

test('only a product of the basket is said to be there in its largest count; emptied it is removed', () => {
  const { onChange, input } = setup({ inBasket: true })
  type(input, '900')
  press(input, 'Enter')
  expect(screen.getByRole('status')).toHaveTextContent(/^В корзине максимум: 40 вместо 900$/)
  type(input, '')
  press(input, 'Enter')
  expect(onChange).toHaveBeenLastCalledWith(0)
})

test('a stock below the smallest order is said to be sold as it is; nothing else can be typed', () => {
  const { onChange, input } = setup({ min: 5, step: 5, limit: 4, value: 4 })
  expect(input).toHaveAccessibleDescription(/^остаток\s4 вместо\s5$/)
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
  type(input, '2')
  expect(screen.getByRole('status')).toHaveTextContent('Округлим до 4')
  type(input, '5')
  expect(screen.getByRole('status')).toHaveTextContent('Не больше 4: столько есть')
  press(input, 'Enter')
  expect(input).toHaveValue('4')
  expect(onChange).not.toHaveBeenCalled()
})

test('Escape brings the former count back; outside the basket an emptied or zero count is not sent', () => {
  const { onChange, input } = setup()
  type(input, '25')
  press(input, 'Escape')
  expect(input).toHaveValue('12')
  for (const text of ['', '0']) {
    type(input, text)
    press(input, 'Enter')
    expect(input).toHaveValue('12')
  }
  expect(onChange).not.toHaveBeenCalled()
})

test('arrows go to other rows, with Alt they change the count, which Escape takes back', async () => {
  const onMove = jest.fn()
  const { onChange, user, input } = setup({ onMove })
  await user.click(input)
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(onMove.mock.calls).toEqual([[1], [-1]])
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{/Alt}')
  expect(onChange.mock.calls).toEqual([[18], [24], [18]])
  expect(screen.getByRole('status')).toHaveTextContent('18')
  await user.keyboard('{Escape}')
  expect(input).toHaveValue('12')
  expect(onChange).toHaveBeenLastCalledWith(12)
})

describe('a count that becomes another one while it is being typed', () => {
  const typing = (typed: string) => {
    const onChange = jest.fn()
    const stepper = (value: number) => (
      <QuantityStepper value={value} inBasket label="Ручка" onChange={onChange} />
    )
    const { rerender } = render(stepper(4))
    const input = screen.getByRole('textbox')
    type(input, '')
    type(input, typed)
    rerender(stepper(12))
    return { onChange, input }
  }

  test('is said, and what stood there when the typing began goes along with the new one', () => {
    const { onChange, input } = typing('6')
    expect(screen.getByRole('status')).toHaveTextContent(/^Пока вы вводили, в корзине стало 12$/)
    expect(input).toHaveValue('6')
    fireEvent.blur(input)
    expect(onChange.mock.calls).toEqual([[6, 4]])
  })

  test('comes back by Esc', () => {
    const { onChange, input } = typing('6')
    press(input, 'Escape')
    expect(input).toHaveValue('12')
    fireEvent.blur(input)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('stays where what was typed is what stood there before, unless it is entered', () => {
    const left = typing('4')
    fireEvent.blur(left.input)
    expect(left.onChange).not.toHaveBeenCalled()
    expect(left.input).toHaveValue('12')
    cleanup()
    const entered = typing('4')
    press(entered.input, 'Enter')
    expect(entered.onChange.mock.calls).toEqual([[4, 4]])
  })
})

test('without other rows the arrows change the count, and say it; Esc brings the first one back', async () => {
  const { onChange, user, input } = setup()
  await user.click(input)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(onChange.mock.calls).toEqual([[18], [24], [18]])
  expect(screen.getByRole('status')).toHaveTextContent(/ 18$/)
  await user.tab()
  expect(screen.getByRole('status')).not.toHaveTextContent('18')
})

test('buttons go from the count that is being typed', () => {
  const { onChange, input } = setup()
  type(input, '24')
  fireEvent.click(screen.getByRole('button', { name: 'Увеличить' }))
  expect(onChange).toHaveBeenLastCalledWith(30)
  expect(input).toHaveValue('30')
})

test('a product that cannot be had shows a dash and takes nothing', () => {
  const { input } = setup({ disabled: true, value: 0 })
  expect(input).toHaveValue('—')
  expect(input).toBeDisabled()
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
  cleanup()
  expect(setup({ disabled: true, value: 12 }).input).toHaveValue('12')
})
