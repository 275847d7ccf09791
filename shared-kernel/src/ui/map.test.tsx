import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import PlaceMap, { type MapPlace } from './map'

const PLACES: MapPlace[] = [
  { id: 1, title: 'Складская, 4', description: 'пн–пт', latitude: 55.7, longitude: 37.5 },
  { id: 2, title: 'Заречная, 8', latitude: 55.8, longitude: 37.6 },
]
const mapTiles = { url: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '© Карта' }

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
