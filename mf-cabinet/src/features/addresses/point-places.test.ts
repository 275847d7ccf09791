import { testTradePoint } from '../../testing/test-addresses'
import { coordinatesText, pointPlaces } from './point-places'

test('coordinates are told when there are both', () => {
  expect(coordinatesText({ latitude: 55.75, longitude: 37.61 })).toBe('55.75, 37.61')
  expect(coordinatesText({ latitude: Number.NaN, longitude: 37.61 })).toBeUndefined()
  expect(coordinatesText({ latitude: 55.75, longitude: Number.NaN })).toBeUndefined()
})

test('points have letters as their marks, those behind the last one numbers', () => {
  const points = Array.from({ length: 30 }, (_, index) => testTradePoint({ ID: index + 1 }))
  const marks = pointPlaces(points).map(({ place }) => place.mark)
  expect([marks[0], marks[27], marks[28], marks[29]]).toEqual(['А', 'Я', '29', '30'])
  expect(pointPlaces(points)[1]?.place).toMatchObject({
    id: '2',
    title: 'Склад на Складской',
    latitude: 55.75,
  })
})
