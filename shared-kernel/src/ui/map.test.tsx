import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { LazyMap } from './lazy-map'
import PlaceMap, { type MapPlace } from './map'

const PLACES: MapPlace[] = [
  { id: 1, title: 'Складская, 4', description: 'пн–пт', latitude: 55.7, longitude: 37.5 },
  { id: 2, title: 'Заречная, 8', latitude: 55.8, longitude: 37.6 },
]

function Choice({ onSelect }: { onSelect: (id: MapPlace['id']) => void }) {
  const [id, setId] = useState<MapPlace['id']>(1)
  return (
    <PlaceMap
      label="Пункты"
      places={PLACES}
      selectedId={id}
      onSelect={(next) => {
        setId(next)
        onSelect(next)
      }}
    />
  )
}

function FormWithMap() {
  const [comment, setComment] = useState('')
  const nowhere = { id: 3, title: 'Новая, 1', latitude: Number.NaN, longitude: Number.NaN }
  return (
    <>
      <input aria-label="Комментарий" value={comment} onChange={(event) => setComment(event.target.value)} />
      <PlaceMap label="Пункты" places={[...PLACES.map((place) => ({ ...place })), nowhere]} />
    </>
  )
}

describe('map', () => {
  const mapTiles = { url: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '© Карта' }

  function open(tiles?: typeof mapTiles) {
    const onSelect = jest.fn()
    renderWithKernel(<Choice onSelect={onSelect} />, { mapTiles: tiles })
    const list = within(screen.getByRole('list', { name: 'Пункты' }))
    return { onSelect, list }
  }
  const map = () => screen.getByRole('region', { name: 'Пункты' })

  test('without tiles the list says it all: each place can be chosen and opened outside', async () => {
    const { onSelect, list } = open()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(list.getByRole('link', { name: /Складская, 4/ })).toHaveAttribute(
      'href',
      'https://yandex.ru/maps/?pt=37.5%2C55.7&z=16',
    )
    expect(list.getByRole('button', { name: 'Выбрано' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(list.getByRole('button', { name: 'Выбрать' }))
    expect(onSelect).toHaveBeenCalledWith(2)
    expect(list.getAllByRole('listitem')[1]).toContainElement(list.getByRole('button', { name: 'Выбрано' }))
  })

  test('with tiles places are markers that keys reach; choosing one marks it on map and list', async () => {
    const { onSelect } = open(mapTiles)
    const marker = await within(map()).findByRole('button', { name: 'Заречная, 8' })
    expect(marker).toHaveAttribute('tabindex', '0')
    expect(map()).toHaveTextContent('© Карта')
    expect(marker).toHaveAttribute('aria-pressed', 'false')
    act(() => marker.focus())
    fireEvent.click(marker)
    expect(onSelect).toHaveBeenCalledWith(2)
    expect(marker).toHaveAttribute('aria-pressed', 'true')
    expect(marker).toHaveFocus()
  })

  test('when tiles do not load the map says so and leaves the list; it can be asked for again', async () => {
    const { list } = open(mapTiles)
    await within(map()).findByRole('button', { name: 'Заречная, 8' })
    await waitFor(() => expect(map().querySelector('img.leaflet-tile')).not.toBeNull())
    for (const one of map().querySelectorAll('img.leaflet-tile')) fireEvent.error(one)
    expect(await screen.findByText(/Карта не загрузилась/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Пункты' })).not.toBeInTheDocument()
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(screen.queryByText(/Карта не загрузилась/)).not.toBeInTheDocument()
    expect(await within(map()).findByRole('button', { name: 'Заречная, 8' })).toBeVisible()
  })

  test('what is typed around leaves markers and their focus; places without coordinates are in the list alone', async () => {
    renderWithKernel(<FormWithMap />, { mapTiles })
    const marker = await within(map()).findByRole('button', { name: 'Заречная, 8' })
    act(() => marker.focus())
    fireEvent.change(screen.getByLabelText('Комментарий'), { target: { value: 'после 10' } })
    expect(marker).toHaveFocus()
    expect(within(map()).queryByRole('button', { name: 'Новая, 1' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Новая, 1/ })).toHaveAttribute(
      'href',
      'https://yandex.ru/maps/?text=%D0%9D%D0%BE%D0%B2%D0%B0%D1%8F%2C+1',
    )
  })

  test('[SHELL-023] a map stands around its places, without any near 55.75, 37.58; it is 426 pixels high, or as high as asked', async () => {
    const centre = async (places: MapPlace[], height?: number) => {
      const { unmount } = renderWithKernel(<PlaceMap {...{ label: 'Пункты', places, height }} />, {
        mapTiles,
      })
      await waitFor(() => expect(map().querySelector('img.leaflet-tile')).not.toBeNull())
      const look = { height: map().style.height, tiles: tilesOf(map()) }
      unmount()
      return look
    }
    // The tile of a zoom that holds a point: OpenStreetMap's «slippy map» formula.
    const tileAt = (latitude: number, longitude: number, zoom: number) => {
      const angle = (latitude * Math.PI) / 180
      const x = Math.floor(((longitude + 180) / 360) * 2 ** zoom)
      const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom)
      return `${zoom}/${x}/${y}`
    }
    const none = await centre([])
    expect(none).toEqual({
      height: '426px',
      tiles: expect.arrayContaining([expect.stringContaining(tileAt(55.75, 37.58, 10))]),
    })
    const one = await centre(PLACES.slice(0, 1), 220)
    expect(one).toEqual({
      height: '220px',
      tiles: expect.arrayContaining([expect.stringContaining(tileAt(55.7, 37.5, 16))]),
    })
  })
  const tilesOf = (canvas: HTMLElement) =>
    [...canvas.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].map(({ src }) => src)

  test('marks stand on the markers; a page with a list of its own has the map alone, and its own word for a map that fails', async () => {
    const places = PLACES.map((place, index) => ({ ...place, mark: 'АБ'[index] }))
    const unavailable = (retry: () => void) => (
      <button type="button" onClick={retry}>
        Ещё раз
      </button>
    )
    renderWithKernel(<LazyMap label="Пункты" places={places} listHidden unavailable={unavailable} />, {
      mapTiles,
    })
    await screen.findByRole('region', { name: 'Пункты' })
    expect(await within(map()).findByTitle('Заречная, 8')).toHaveTextContent('Б')
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
    await waitFor(() => expect(map().querySelector('img.leaflet-tile')).not.toBeNull())
    for (const one of map().querySelectorAll('img.leaflet-tile')) fireEvent.error(one)
    await userEvent.click(await screen.findByRole('button', { name: 'Ещё раз' }))
    expect(await within(map()).findByTitle('Складская, 4')).toHaveTextContent('А')
  })

  test('the wheel is the page’s until the map has the focus', async () => {
    open(mapTiles)
    /** How near the map looks. */
    const zoom = () => Number(/example\.com\/(\d+)\//.exec(tilesOf(map())[0] ?? '')?.[1])
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
})
