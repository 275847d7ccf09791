import { savesData } from './saves-data'

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{ connection: undefined }, false],
  [{}, false],
])('a browser with %j asks for little traffic: %s', (navigator, expected) => {
  expect(savesData(navigator)).toBe(expected)
})
