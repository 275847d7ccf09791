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
  return { onChange, user, input: screen.getByRole('textbox', { name: /^Количество/ }) }
}

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

test('[CAT-046] buttons move by STEP between MIN and the stock', async () => {
  const { onChange, user } = setup()
  const [less, more] = [
    screen.getByRole('button', { name: 'Уменьшить' }),
    screen.getByRole('button', { name: 'Увеличить' }),
  ]
  expect(less).toBeDisabled()
  for (let i = 0; i < 5; i += 1) await user.click(more)
  expect(onChange.mock.calls).toEqual([[18], [24], [30], [36], [40]])
  expect(more).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('Больше нет: в наличии 40')
  await user.click(less)
  expect(onChange).toHaveBeenLastCalledWith(36)
})

test('typing is free, says what it will round to, not as an error, and rounds up when the input is left', async () => {
  const { onChange, user, input } = setup()
  await user.clear(input)
  await user.type(input, '2a5')
  expect(input).toHaveValue('25')
  expect(screen.getByRole('status')).toHaveTextContent('Округлим до 30')
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', 'info')
  expect(input).toHaveAccessibleDescription('Округлим до 30')
  expect(onChange).not.toHaveBeenCalled()
  await user.tab()
  await user.tab()
  expect(onChange.mock.calls).toEqual([[30]])
  expect(input).toHaveValue('30')
})

test('a count above the stock is warned of, becomes the stock and says so for three seconds', async () => {
  jest.useFakeTimers()
  const onChange = jest.fn()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Row onChange={onChange} />)
  const range = { initialSelectionStart: 0, initialSelectionEnd: 2 }
  await user.type(screen.getByRole('textbox'), '900', range)
  expect(screen.getByRole('status')).toHaveTextContent('Не больше 40: столько есть')
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith(40)
  expect(screen.getByRole('status')).toHaveTextContent('Больше нет: в наличии 40')
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', 'warning')
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.getByRole('status')).toHaveTextContent('кратно 6')
})

test('only a product of the basket is said to be there in its largest count', async () => {
  const { user, input } = setup({ inBasket: true })
  await user.clear(input)
  await user.type(input, '900{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent(/^В корзине максимум: 40 вместо 900$/)
})

test('a stock below the smallest order is said to be sold as it is; nothing else can be typed', async () => {
  const { onChange, user, input } = setup({ min: 5, step: 5, limit: 4, value: 4 })
  expect(input).toHaveAccessibleDescription(/^остаток\s4 вместо\s5$/)
  for (const name of ['Уменьшить', 'Увеличить']) expect(screen.getByRole('button', { name })).toBeDisabled()
  await user.clear(input)
  await user.type(input, '2')
  expect(screen.getByRole('status')).toHaveTextContent('Округлим до 4')
  await user.clear(input)
  await user.type(input, '5')
  expect(screen.getByRole('status')).toHaveTextContent('Не больше 4: столько есть')
  await user.keyboard('{Enter}')
  expect(input).toHaveValue('4')
  expect(onChange).not.toHaveBeenCalled()
})

test('Escape brings the former count back', async () => {
  const { onChange, user, input } = setup()
  await user.clear(input)
  await user.type(input, '25{Escape}')
  expect(input).toHaveValue('12')
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['not yet in the basket', false],
  ['in the basket', true],
])('Escape takes back what Alt with arrows has changed, %s', async (_where, inBasket) => {
  const { onChange, user, input } = setup({ inBasket })
  await user.click(input)
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  expect(input).toHaveValue('24')
  expect(screen.getByRole('status')).toHaveTextContent('24')
  await user.keyboard('{Escape}')
  expect(input).toHaveValue('12')
  expect(onChange).toHaveBeenLastCalledWith(12)
})

test('an emptied count removes in the basket and comes back outside of it', async () => {
  const { onChange, user, input } = setup({ inBasket: true })
  await user.clear(input)
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([[0]])
})

test('outside the basket an emptied or zero count is not sent', async () => {
  const { onChange, user, input } = setup()
  await user.clear(input)
  await user.type(input, '0{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  expect(input).toHaveValue('12')
})

test('arrows go to other rows, with Alt they change the count', async () => {
  const onMove = jest.fn()
  const { onChange, user, input } = setup({ onMove })
  await user.click(input)
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(onMove.mock.calls).toEqual([[1], [-1]])
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{/Alt}')
  expect(onChange.mock.calls).toEqual([[18], [24], [18]])
})

test('a decimal sign is none of the digits: «1,5» becomes 2; a minus is not taken', async () => {
  const { onChange, user, input } = setup({ min: 1, step: 1, value: 7 })
  await user.clear(input)
  await user.type(input, '1,5')
  expect(input).toHaveValue('1,5')
  expect(screen.getByRole('status')).toHaveTextContent('Округлим до 2')
  await user.tab()
  expect(onChange.mock.calls).toEqual([[2]])
  await user.clear(input)
  await user.paste('-5')
  await user.tab()
  expect(input).toHaveValue('2')
})

test('a pasted count is taken whole: «10 000» is ten thousand', async () => {
  const { onChange, user, input } = setup({ min: 1, step: 1, limit: undefined, value: 7 })
  await user.clear(input)
  await user.paste('10\u00a0000')
  expect(input).toHaveValue('10000')
  await user.tab()
  expect(onChange.mock.calls).toEqual([[10_000]])
})

describe('a count that becomes another one while it is being typed', () => {
  const typing = async (typed: string, inBasket = true) => {
    const onChange = jest.fn()
    const user = userEvent.setup()
    const stepper = (value: number) => (
      <QuantityStepper value={value} inBasket={inBasket} label="Ручка" onChange={onChange} />
    )
    const { rerender } = render(stepper(4))
    await user.type(screen.getByRole('textbox'), `{Backspace}${typed}`)
    rerender(stepper(12))
    return { onChange, user, status: screen.getByRole('status') }
  }

  test('is said, and what stood there when the typing began goes along with the new one', async () => {
    const { onChange, user, status } = await typing('6')
    expect(status).toHaveTextContent(/^Пока вы вводили, в корзине стало 12$/)
    expect(screen.getByRole('textbox')).toHaveValue('6')
    await user.tab()
    expect(onChange.mock.calls).toEqual([[6, 4]])
  })

  test('comes back by Esc', async () => {
    const { onChange, user } = await typing('6')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('textbox')).toHaveValue('12')
    await user.tab()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('stays where what was typed is what stood there before, unless it is entered', async () => {
    const { onChange, user } = await typing('4')
    await user.tab()
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox')).toHaveValue('12')
    cleanup()
    const entered = await typing('4')
    await entered.user.keyboard('{Enter}')
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

test('buttons go from the count that is being typed', async () => {
  const { onChange, user, input } = setup()
  await user.clear(input)
  await user.type(input, '24')
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
