import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PriceRange, type PriceSpan } from './price-range'

const BOUNDS = { from: 500, to: 5000 }

interface FilterProps {
  start: PriceSpan
  bounds: PriceSpan
  onChange: (value: PriceSpan) => void
}

function Filter({ start, bounds, onChange }: FilterProps) {
  const [value, setValue] = useState(start)
  const change = (next: PriceSpan) => {
    setValue(next)
    onChange(next)
  }
  return <PriceRange label="Цена" sign="₽" bounds={bounds} value={value} onChange={change} />
}

async function setup(start = BOUNDS, bounds = BOUNDS) {
  const onChange = jest.fn()
  render(<Filter {...{ start, bounds, onChange }} />)
  await screen.findAllByRole('slider')
  const box = (name: string) => screen.getByRole('textbox', { name })
  const thumb = (name: string) => screen.getByRole('slider', { name })
  return { onChange, from: box('Цена от, ₽'), to: box('Цена до, ₽'), thumb }
}

test('a typed price counts after Enter or on leaving the box; thumbs follow', async () => {
  const { onChange, from, to, thumb } = await setup()
  await userEvent.clear(from)
  await userEvent.type(from, '1 200')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ from: 1200, to: 5000 })
  expect(thumb('Цена от, ₽')).toHaveAttribute('aria-valuenow', '1200')
  await userEvent.clear(to)
  await userEvent.type(to, '900')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith({ from: 900, to: 1200 })
})

test('an emptied box is the bound, nonsense the former price, Esc takes back what was typed', async () => {
  const { onChange, from, to } = await setup({ from: 600, to: 4000 })
  await userEvent.clear(from)
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith({ from: 500, to: 4000 })
  await userEvent.clear(to)
  await userEvent.type(to, 'дёшево{Enter}')
  expect(to).toHaveValue('4 000')
  await userEvent.clear(to)
  await userEvent.type(to, '700{Escape}')
  expect(to).toHaveValue('4 000')
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('an end that the bounds have left outside is still what is chosen: the box says it, and what is sold now', async () => {
  const { onChange, from, to, thumb } = await setup({ from: 50, to: 4000 })
  expect(from).toHaveValue('50')
  expect(screen.getByText(/^Сейчас товары/)).toHaveTextContent('Сейчас товары от 500 до 5 000 ₽')
  expect(thumb('Цена от, ₽')).toHaveAttribute('aria-valuenow', '500')
  await userEvent.click(from)
  await userEvent.tab()
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(thumb('Цена до, ₽'), { target: { value: '3000' } })
  expect(onChange).toHaveBeenLastCalledWith({ from: 50, to: 3000 })
  await userEvent.clear(to)
  await userEvent.type(to, '9000{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ from: 50, to: 5000 })
  await userEvent.clear(from)
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith({ from: 500, to: 5000 })
  expect(screen.queryByText(/^Сейчас товары/)).toBeNull()
})

test('thumbs move by keys, the boxes follow, and each says its price in words', async () => {
  const { onChange, from, thumb } = await setup()
  act(() => thumb('Цена от, ₽').focus())
  fireEvent.keyDown(thumb('Цена от, ₽'), { key: 'ArrowRight' })
  expect(onChange).toHaveBeenLastCalledWith({ from: 501, to: 5000 })
  expect(from).toHaveValue('501')
  expect(thumb('Цена от, ₽')).toHaveAttribute('aria-valuetext', '501 ₽')
})

test('with one price there is nothing to choose, and the slider has no complaint', async () => {
  const complaints = (['warn', 'error'] as const).map((kind) => jest.spyOn(console, kind).mockReturnValue())
  render(
    <PriceRange
      label="Цена"
      sign="₽"
      bounds={{ from: 990, to: 990 }}
      value={{ from: 990, to: 990 }}
      onChange={() => undefined}
    />,
  )
  for (const thumb of await screen.findAllByRole('slider')) expect(thumb).toBeDisabled()
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
})

test('a lower end above the upper one waits for the other box, and is put in order where none follows', async () => {
  const { onChange, from, to } = await setup({ from: 500, to: 800 })
  await userEvent.clear(from)
  await userEvent.type(from, '1000{Tab}')
  expect(to).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.clear(to)
  await userEvent.type(to, '2000{Tab}')
  expect(onChange.mock.calls).toEqual([[{ from: 1000, to: 2000 }]])
  await userEvent.clear(from)
  await userEvent.type(from, '3000{Tab}{Tab}')
  expect(onChange).toHaveBeenLastCalledWith({ from: 2000, to: 3000 })
})

test('Enter in a typed price chooses it, and is then for what is around it', async () => {
  const happened: string[] = []
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the panel around
    <div onKeyDown={({ key }) => key === 'Enter' && happened.push('around')}>
      <Filter start={BOUNDS} bounds={BOUNDS} onChange={() => happened.push('chosen')} />
    </div>,
  )
  const from = screen.getByRole('textbox', { name: 'Цена от, ₽' })
  await userEvent.clear(from)
  await userEvent.type(from, '700{Enter}')
  expect(from).toHaveValue('700')
  expect(happened).toEqual(['chosen', 'around'])
  await userEvent.keyboard('{Enter}')
  expect(happened).toEqual(['chosen', 'around', 'around'])
})

test('a group that is off takes no price', () => {
  render(
    <PriceRange label="Цена" sign="₽" bounds={BOUNDS} value={BOUNDS} onChange={() => undefined} disabled />,
  )
  for (const box of screen.getAllByRole('textbox')) expect(box).toBeDisabled()
})
