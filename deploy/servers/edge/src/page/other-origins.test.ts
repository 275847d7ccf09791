import { GREEN } from '../testing/fake-shop'
import { originsOf } from './other-origins'

const api = (origin?: string) => ({ pictureOriginOf: () => origin })
const TILES = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' } as never

test('a shop’s pages may use the pictures of its API, the tiles of its map, its acquirer and its services', () => {
  const shop = { ...GREEN, ACQUIRER_ORIGINS: ['https://pay.example'], YANDEX_ID: '123' }
  expect(
    originsOf({ api: api('https://api.example'), settings: { mapTiles: TILES }, domain: 'shop', shop }),
  ).toMatchObject({
    pictures: ['https://api.example', 'https://tiles.example'],
    acquirer: ['https://pay.example'],
    services: { pictures: expect.arrayContaining(['https://mc.yandex.ru']) },
  })
})

test('what there is none of is not named', () =>
  expect(originsOf({ api: api(), settings: { mapTiles: undefined as never }, domain: 'shop' })).toEqual({
    pictures: [],
    acquirer: undefined,
    services: undefined,
  }))
