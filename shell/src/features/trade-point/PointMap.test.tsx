import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPiece } from '../../testing/render-app'
import { POINT } from '../../testing/trade-point'
import { markedPoints } from './marked-points'
import { PointMap } from './PointMap'

test('each point stands on the map, and is chosen there by its id', async () => {
  const onSelect = jest.fn()
  const at = (ID: number) => ({
    ...POINT,
    ID,
    NAME: `Пункт № ${ID}`,
    ADDRESS: { SPECIFICATION: '', LATITUDE: 55 + ID, LONGITUDE: 37 },
  })
  const points = markedPoints([at(1), at(2)])
  renderPiece(<PointMap points={points} selectedId={points[0]?.place.id} onSelect={onSelect} />, {
    mapTiles: { url: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '© Карта' },
  })
  const map = within(await screen.findByRole('region', { name: 'Пункты выдачи на карте' }))
  await userEvent.click(await map.findByTitle('Пункт № 2'))
  expect(onSelect.mock.calls).toEqual([[points[1]?.place.id]])
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})
