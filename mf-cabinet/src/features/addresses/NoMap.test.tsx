import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testTradePoint } from '../../testing/test-addresses'
import { NoMap } from './NoMap'
import { pointPlaces } from './point-places'

const onRetry = jest.fn()
const placeAt = (LATITUDE: number) =>
  pointPlaces([testTradePoint({ ADDRESS: { SPECIFICATION: 'Москва', LATITUDE, LONGITUDE: 37.5 } })])[0]?.place
const show = (place = placeAt(55.5)) => renderWithKernel(<NoMap place={place} onRetry={onRetry} />)
const copy = () => screen.queryByRole('button', { name: 'Скопировать координаты: Склад на Складской' })

test('where the point is can be looked up and copied', async () => {
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { kernel } = show()
  expect(screen.getByRole('status')).toHaveTextContent('Карта сейчас недоступна')
  const link = screen.getByRole('link', { name: '55.5, 37.5' })
  expect(link).toHaveAttribute('href', 'https://yandex.ru/maps/?pt=37.5%2C55.5&z=16')
  expect(link).toHaveAttribute('target', '_blank')
  await user.click(copy() as HTMLElement)
  expect(write.mock.calls).toEqual([['55.5, 37.5']])
  await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ text: 'Координаты скопированы' }]))
})

test('a point without coordinates, and none, have nothing to copy; the map is tried again', async () => {
  const { unmount } = show(placeAt(Number.NaN))
  expect([screen.queryByRole('link'), copy()]).toEqual([null, null])
  unmount()
  renderWithKernel(<NoMap place={undefined} onRetry={onRetry} />)
  expect([screen.queryByRole('link'), copy()]).toEqual([null, null])
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
