import { hasCoordinates, placesUrl, placeUrl, routeUrl } from './place-url'

const office = { title: 'Москва, ул. Мира, 1', latitude: 55.75, longitude: 37.62 }
const store = { title: 'Тверь, ул. Новая, 2', latitude: 56.86, longitude: 35.9 }
const unknown = { title: 'Москва & область', latitude: Number.NaN, longitude: 37.62 }

test.each([
  [office, true],
  [unknown, false],
  [{ ...unknown, latitude: 55.75, longitude: Number.NaN }, false],
])('%j has coordinates: %s', (place, has) => {
  expect(hasCoordinates(place)).toBe(has)
})

const queryOf = (url = '') => {
  expect(url).toMatch(/^https:\/\/yandex\.ru\/maps\/\?/)
  return Object.fromEntries(new URL(url).searchParams)
}

test('a place is shown by its coordinates, longitude first, else by its address', () => {
  expect(queryOf(placeUrl(office))).toEqual({ pt: '37.62,55.75', z: '16' })
  expect(queryOf(placeUrl(unknown))).toEqual({ text: 'Москва & область' })
})

test('all places are shown together, without those that have no coordinates', () => {
  expect(queryOf(placesUrl([office, unknown, store]))).toEqual({ pt: '37.62,55.75~35.9,56.86' })
  expect(placesUrl([unknown])).toBeUndefined()
})

test('the way to a place begins where the buyer is', () => {
  expect(queryOf(routeUrl(office))).toEqual({ rtext: '~55.75,37.62', rtt: 'auto' })
  expect(queryOf(routeUrl(unknown))).toEqual({ rtext: '~Москва & область', rtt: 'auto' })
})
