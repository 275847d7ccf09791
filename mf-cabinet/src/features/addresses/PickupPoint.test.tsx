import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testTradePoint } from '../../testing/test-addresses'
import { PickupPoint } from './PickupPoint'
import { pointPlaces } from './point-places'

const show = (changes = {}, selected = false, onSelect?: () => void) => {
  const [one] = pointPlaces([testTradePoint(changes)])
  if (!one) throw new Error('There is no point.')
  renderWithKernel(
    <ul>
      <PickupPoint {...one} selected={selected} onSelect={onSelect} />
    </ul>,
  )
  return screen.getByRole('listitem')
}
const links = () => screen.getAllByRole('link').map((link) => link.textContent)

test('without a map the place has a way to one; phones and e-mail are called and written to', () => {
  const row = show()
  expect(links()).toEqual([
    ...['На\u00a0карте', '+7 495 300-10-01', expect.stringMatching(/800/), 'sklad@shop.example', 'Маршрут'],
  ])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(row).toHaveTextContent('пн–пт 9:00–18:00')
  expect(row.dataset.selected).toBeUndefined()
})

test('what is not known is left out', () => {
  const row = show({ EMAIL: '', WORK_SCHEDULE: '', PHONES: [] })
  expect(links()).toEqual(['На\u00a0карте', 'Маршрут'])
  expect(row.querySelectorAll('[data-muted]')).toHaveLength(0)
})

test('on a map its mark chooses it', async () => {
  const onSelect = jest.fn()
  const row = show({}, true, onSelect)
  const mark = screen.getByRole('button', { name: 'Показать на карте: А, Склад на Складской', pressed: true })
  expect(row.dataset.selected).toBe('true')
  expect(links()).not.toContain('На\u00a0карте')
  await userEvent.click(mark)
  expect(onSelect).toHaveBeenCalledTimes(1)
})
