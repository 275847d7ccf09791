import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import PlaceMap, { type MapPlace, type PlaceMapProps } from './map'

const PLACES: MapPlace[] = [
  { id: 1, title: 'Складская, 4', mark: 'А', latitude: 55.7, longitude: 37.5 },
  { id: 2, title: 'Заречная, 8', mark: 'Б', latitude: 55.8, longitude: 37.6 },
]
const mapTiles = { url: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '© Карта' }

type Shown = Partial<PlaceMapProps>
const page: { show: (next: Shown) => void } = { show: () => undefined }
/** A page that may show something else later. */
function Page({ first }: { first: Shown }) {
  const [props, setProps] = useState(first)
  page.show = setProps
  return <PlaceMap label="Пункты" places={PLACES} listHidden {...props} />
}
async function open(first: Shown = {}) {
  const { unmount } = renderWithKernel(<Page first={first} />, { mapTiles })
  await within(map()).findByTitle('Складская, 4')
  return { unmount, show: (next: Shown) => act(() => page.show(next)) }
}
const map = () => screen.getByRole('region', { name: 'Пункты' })
/** How near the map looks. */
const zoom = () => {
  const tile = map().querySelector<HTMLImageElement>('img.leaflet-tile')
  return Number(/example\.com\/(\d+)\//.exec(tile?.src ?? '')?.[1])
}

test('the wheel is the page’s until the map has the focus', async () => {
  await open()
  await waitFor(() => expect(zoom()).toBeGreaterThan(0))
  const before = zoom()
  const turn = () => fireEvent.wheel(map(), { deltaY: 100 })
  expect(turn()).toBe(true)
  fireEvent.focus(map())
  expect(turn()).toBe(false)
  await waitFor(() => expect(zoom()).toBeLessThan(before))
  fireEvent.blur(map())
  expect(turn()).toBe(true)
})

test('the view that the buyer has moved to stays as long as the places say the same', async () => {
  const { show } = await open()
  await waitFor(() => expect(zoom()).toBeGreaterThan(0))
  const before = zoom()
  fireEvent.click(screen.getByTitle('Приблизить'))
  await waitFor(() => expect(zoom()).toBe(before + 1))
  const marker = within(map()).getByTitle('Складская, 4')
  show({ places: PLACES.map((place) => ({ ...place, description: 'пн–пт' })) })
  expect(zoom()).toBe(before + 1)
  expect(within(map()).getByTitle('Складская, 4')).toBe(marker)
})
