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
const titles = () =>
  within(map())
    .getAllByRole('button')
    .map((button) => button.title)
    .filter((title) => /,/.test(title))
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

test('markers follow the places: those that are gone go, a mark that is another one is', async () => {
  const { show } = await open()
  const [first, second] = PLACES as [MapPlace, MapPlace]
  show({
    places: [
      { ...first, mark: 'В' },
      { ...second, id: 3, title: 'Новая, 1', latitude: 55.75 },
    ],
  })
  await waitFor(() => expect(titles()).toEqual(['Складская, 4', 'Новая, 1']))
  expect(within(map()).getByTitle('Складская, 4')).toHaveTextContent('В')
  show({ places: [] })
  await waitFor(() => expect(titles()).toEqual([]))
})

test('a place without a mark has an empty marker', async () => {
  await open({ places: [{ id: 1, title: 'Складская, 4', latitude: 55.7, longitude: 37.5 }] })
  expect(within(map()).getByTitle('Складская, 4')).toHaveTextContent(/^$/)
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

test('of a chosen place its marker says so, and another one is told by its id to who listens now', async () => {
  const [former, now] = [jest.fn(), jest.fn()]
  const { show } = await open({ selectedId: 1, onSelect: former })
  const pressed = () => PLACES.map(({ title }) => within(map()).getByTitle(title).ariaPressed)
  expect(pressed()).toEqual(['true', 'false'])
  show({ selectedId: 2, onSelect: now })
  await waitFor(() => expect(pressed()).toEqual(['false', 'true']))
  fireEvent.click(within(map()).getByTitle('Складская, 4'))
  expect([former.mock.calls, now.mock.calls]).toEqual([[], [[1]]])
})

test('where nobody chooses a press is nothing', async () => {
  await open()
  expect(() => fireEvent.click(within(map()).getByTitle('Складская, 4'))).not.toThrow()
  expect(within(map()).getByTitle('Складская, 4')).toHaveAttribute('aria-pressed', 'false')
})

test('a map that is left leaves nothing behind', async () => {
  const { unmount } = await open()
  const place = map()
  unmount()
  expect(place.querySelector('.leaflet-marker-icon')).toBeNull()
})
