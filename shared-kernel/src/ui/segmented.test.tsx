import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Segmented, type SegmentedProps } from './segmented'
import { Switch } from './switch'

type View = 'list' | 'cards'
function Views(props: Partial<SegmentedProps<View>>) {
  const [view, setView] = useState<View>('list')
  return (
    <Segmented
      label="Вид"
      items={[
        { value: 'list', label: 'Список', count: 0 },
        { value: 'cards', label: 'Карточки', icon: 'grid', labelHidden: true },
      ]}
      value={view}
      onChange={setView}
      {...props}
    />
  )
}
const part = (name: RegExp) => screen.getByRole('radio', { name })

test('one of the views is chosen, by a click or by the arrows', async () => {
  render(<Views />)
  const group = screen.getByRole('radiogroup', { name: 'Вид' })
  expect(group).not.toHaveAttribute('data-block')
  expect(part(/^Список/)).toBeChecked()
  await userEvent.click(part(/^Карточки/))
  expect(part(/^Карточки/)).toBeChecked()
  expect(part(/^Список/)).not.toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  expect(part(/^Список/)).toBeChecked()
})

test('a switch tells its new state', async () => {
  const onChange = jest.fn()
  const { rerender } = render(<Switch label="Только активные" checked={false} onChange={onChange} />)
  const control = screen.getByRole('switch', { name: 'Только активные' })
  await userEvent.click(control)
  expect(onChange).toHaveBeenCalledWith(true)
  rerender(<Switch label="Только активные" checked disabled onChange={onChange} />)
  expect(control).toBeChecked()
  expect(control).toBeDisabled()
})
