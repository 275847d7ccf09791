import { testShop } from '@prilavok/shared-kernel/testing'
import { testTradePoint } from '../../testing/test-addresses'
import { coordinatesText, pointPlaces } from './point-places'
import { zoneText } from './zone-text'

describe('point-places', () => {
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
})

describe('zone-text', () => {
  const CITY = { ID: 1, NAME: 'Город', DESCRIPTION: '', MIN_SUM: 10000, DELIVERY_PRICE: 390.5 }
  const REGION = { ID: 2, NAME: 'Область', DESCRIPTION: '', MIN_SUM: 60000, DELIVERY_PRICE: 1200 }
  const NEAR = { ID: 3, NAME: 'Рядом', DESCRIPTION: '', MIN_SUM: 0, DELIVERY_PRICE: 100 }
  const FREE = { ID: 4, NAME: 'Склад', DESCRIPTION: '', MIN_SUM: 5000, DELIVERY_PRICE: 0 }

  test.each([
    [
      'of the latest order there',
      2,
      [CITY, REGION],
      'Область: 1\u00a0200\u00a0₽, бесплатно от\u00a060\u00a0000\u00a0₽',
    ],
    ['with kopecks', 1, [CITY, REGION], 'Город: 390,50\u00a0₽, бесплатно от\u00a010\u00a0000\u00a0₽'],
    ['the only one of the shop', null, [CITY], 'Город: 390,50\u00a0₽, бесплатно от\u00a010\u00a0000\u00a0₽'],
    ['free whatever it comes to', 4, [CITY, FREE], 'Склад: доставка бесплатно'],
    ['free from nothing', 3, [CITY, NEAR], 'Рядом: доставка бесплатно'],
    ['not known where there are several', null, [CITY, REGION], undefined],
    ['not told by another back end', undefined, [CITY, REGION], undefined],
    ['no longer there', 9, [CITY, REGION], undefined],
  ])('the price of delivery in the zone: %s', (_which, DELIVERY_ZONE_ID, zones, text) => {
    expect(zoneText({ DELIVERY_ZONE_ID }, testShop({ DELIVERY_ZONE: zones }))).toBe(text)
  })
})
