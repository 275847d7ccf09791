import fc from 'fast-check'
import { nearCodes } from './near-codes'

test('neighbours that were swapped come before a wrong digit', () => {
  const near = nearCodes('405171')
  expect(near.slice(0, 5)).toEqual(['045171', '450171', '401571', '405711', '405117'])
  expect(near).toContain('405170')
})

test('a digit too few or too many', () => {
  expect(nearCodes('18430')).toContain('184302')
  expect(nearCodes('1843022')).toContain('184302')
  expect(nearCodes('1843')).toEqual([])
})

test('every near code has six digits, is there once and is another code', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5,7}$/), (code) => {
      const near = nearCodes(code)
      expect(new Set(near).size).toBe(near.length)
      expect(near.every((one) => /^\d{6}$/.test(one) && one !== code)).toBe(true)
    }),
  )
})
