import { phoneCodeOf } from './phone-code'

test.each([
  ['643', '+7'],
  ['398', '+7'],
  ['112', '+375'],
  ['762', '+992'],
  ['031', '+994'],
  ['31', '+994'],
  ['268', '+995'],
  ['417', '+996'],
  ['860', '+998'],
  ['792', undefined],
  ['', undefined],
])('phones of the country %s begin with %s', (country, code) => expect(phoneCodeOf(country)).toBe(code))
