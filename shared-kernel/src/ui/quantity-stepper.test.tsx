import { act, render, screen } from '@testing-library/react'
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
  return { onChange, user, input: screen.getByRole('textbox', { name: 'Количество' }) }
}

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
  expect(screen.getByRole('status')).toHaveTextContent('В корзине максимальное количество')
  await user.click(less)
  expect(onChange).toHaveBeenLastCalledWith(36)
})

test('typing is free, says what it will round to, and rounds up when the input is left', async () => {
  const { onChange, user, input } = setup()
  await user.clear(input)
  await user.type(input, '2a5')
  expect(input).toHaveValue('25')
  expect(screen.getByRole('status')).toHaveTextContent('Округлим до 30')
  expect(onChange).not.toHaveBeenCalled()
  await user.tab()
  await user.tab()
  expect(onChange.mock.calls).toEqual([[30]])
  expect(input).toHaveValue('30')
})

test('a count above the stock becomes the stock and says so for three seconds', async () => {
  jest.useFakeTimers()
  const onChange = jest.fn()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Row onChange={onChange} />)
  await user.type(screen.getByRole('textbox'), '900{Enter}', {
    initialSelectionStart: 0,
    initialSelectionEnd: 2,
  })
  expect(onChange).toHaveBeenCalledWith(40)
  expect(screen.getByRole('status')).toHaveTextContent('В корзине максимальное количество')
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.getByRole('status')).toHaveTextContent('кратно 6')
  jest.useRealTimers()
})

test('Enter hands the fitted count over once, the blur after it changes nothing', async () => {
  const onEnter = jest.fn()
  const { onChange, user, input } = setup({ onEnter })
  await user.clear(input)
  await user.type(input, '13{Enter}')
  expect(onEnter.mock.calls).toEqual([[18]])
  await user.tab()
  expect(onChange.mock.calls).toEqual([[18]])
})

test('Escape brings the former count back', async () => {
  const { onChange, user, input } = setup()
  await user.clear(input)
  await user.type(input, '25{Escape}')
  expect(input).toHaveValue('12')
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
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

test('a count under way leaves the control usable', async () => {
  const { onChange, user } = setup({ pending: true })
  await user.click(screen.getByRole('button', { name: 'Увеличить' }))
  expect(onChange).toHaveBeenCalledWith(18)
})

test('the multiplicity is said only above 1', () => {
  render(<Row step={1} min={1} />)
  expect(screen.queryByText(/кратно/)).not.toBeInTheDocument()
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
