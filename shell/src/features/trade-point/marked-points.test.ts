import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { markedPoints } from './marked-points'

const point = (ID: number) =>
  ({
    ID,
    NAME: `Пункт № ${ID}`,
    ADDRESS: { SPECIFICATION: `ул. Складская, ${ID}`, LATITUDE: 55, LONGITUDE: 37 },
  }) as TradePoint

test('points are marked by letters, those behind the last letter by numbers, and called by their names', () => {
  const points = Array.from({ length: 30 }, (_, at) => point(at + 1))
  const marked = markedPoints(points)
  expect(marked.slice(0, 3).map(({ place }) => place.mark)).toEqual(['А', 'Б', 'В'])
  expect(marked.slice(-3).map(({ place }) => place.mark)).toEqual(['Я', '29', '30'])
  expect(marked[1]).toMatchObject({ point: points[1], place: { title: 'Пункт № 2' } })
})
