import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PriceRange, type PriceSpan } from './price-range'

const BOUNDS = { from: 500, to: 5000 }

interface FilterProps {
  start: PriceSpan
  onChange: (value: PriceSpan) => void
}

function Filter({ start, onChange }: FilterProps) {
  const [value, setValue] = useState(start)
  const change = (next: PriceSpan) => {
    setValue(next)
    onChange(next)
  }
  return <PriceRange label="Цена" sign="₽" bounds={BOUNDS} value={value} onChange={change} />
}

async function setup(start = BOUNDS) {
  const onChange = jest.fn()
  render(<Filter {...{ start, onChange }} />)
  const [from, to] = ['Цена от, ₽', 'Цена до, ₽'].map((name) => screen.getByRole('textbox', { name })) as [
    HTMLElement,
    HTMLElement,
  ]
  const [lower, upper] = (await screen.findAllByRole('slider')) as [HTMLElement, HTMLElement]
  return { onChange, from, to, lower, upper }
}
const type = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } })
const press = (box: HTMLElement, key: string) => fireEvent.keyDown(box, { key })

test('a typed price counts after Enter or on leaving the box; thumbs follow', async () => {
  const { onChange, from, to, lower } = await setup()
  type(from, '1 200')
  expect(onChange).not.toHaveBeenCalled()
  press(from, 'Enter')
  expect(onChange).toHaveBeenLastCalledWith({ from: 1200, to: 5000 })
  expect(lower).toHaveAttribute('aria-valuenow', '1200')
  type(to, '900')
  fireEvent.blur(to)
  expect(onChange).toHaveBeenLastCalledWith({ from: 900, to: 1200 })
})

test('an emptied box is the bound, nonsense the former price, Esc takes back what was typed', async () => {
  const { onChange, from, to } = await setup({ from: 600, to: 4000 })
  type(from, '')
  fireEvent.blur(from)
  expect(onChange).toHaveBeenLastCalledWith({ from: 500, to: 4000 })
  type(to, 'дёшево')
  press(to, 'Enter')
  expect(to).toHaveValue('4\u00a0000')
  type(to, '700')
  press(to, 'Escape')
  expect(to).toHaveValue('4\u00a0000')
  fireEvent.blur(to)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('an end that the bounds have left outside is still what is chosen: the box says it, and what is sold now', async () => {
  const { onChange, from, to, lower, upper } = await setup({ from: 50, to: 4000 })
  expect(from).toHaveValue('50')
  expect(screen.getByText(/^Сейчас товары/)).toHaveTextContent('Сейчас товары от 500 до 5 000 ₽')
  expect(lower).toHaveAttribute('aria-valuenow', '500')
  fireEvent.blur(from)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(upper, { target: { value: '3000' } })
  expect(onChange).toHaveBeenLastCalledWith({ from: 50, to: 3000 })
  type(to, '9000')
  press(to, 'Enter')
  expect(onChange).toHaveBeenLastCalledWith({ from: 50, to: 5000 })
  type(from, '')
  fireEvent.blur(from)
  expect(onChange).toHaveBeenLastCalledWith({ from: 500, to: 5000 })
  expect(screen.queryByText(/^Сейчас товары/)).toBeNull()
})

test('thumbs move by keys, the boxes follow, and each says its price in words', async () => {
  const { onChange, from, lower } = await setup()
  press(lower, 'ArrowRight')
  expect(onChange).toHaveBeenLastCalledWith({ from: 501, to: 5000 })
  expect(from).toHaveValue('501')
  expect(lower).toHaveAttribute('aria-valuetext', '501\u00a0₽')
})

test('a lower end above the upper one waits for the other box, and is put in order where none follows', async () => {
  const { onChange, from, to } = await setup({ from: 500, to: 800 })
  const enter = async (box: HTMLElement, text: string) => {
    await userEvent.click(box)
    type(box, text)
    await userEvent.tab()
  }
  await enter(from, '1000')
  expect(to).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
  await enter(to, '2000')
  expect(onChange.mock.calls).toEqual([[{ from: 1000, to: 2000 }]])
  await enter(from, '3000')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith({ from: 2000, to: 3000 })
})

test('Enter in a typed price chooses it, and is then for what is around it', () => {
  const happened: string[] = []
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the panel around
    <div onKeyDown={({ key }) => key === 'Enter' && happened.push('around')}>
      <Filter start={BOUNDS} onChange={() => happened.push('chosen')} />
    </div>,
  )
  const from = screen.getByRole('textbox', { name: 'Цена от, ₽' })
  type(from, '700')
  press(from, 'Enter')
  expect(from).toHaveValue('700')
  press(from, 'Enter')
  expect(happened).toEqual(['chosen', 'around', 'around'])
})
