import { completeInn, innIsRight } from '@prilavok/shared-kernel/contract/inn-digits'
import { fc } from '@prilavok/supplier-api/testing/property'
import { completeAccount, completeOgrn } from './check-digits'
import { accountIsRight, ogrnIsRight } from './check-numbers'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

/** Numbers of the public examples of these algorithms. */
test('known numbers are right', () => {
  expect(innIsRight('7830002293')).toBe(true)
  expect(innIsRight('500100732259')).toBe(true)
  expect(ogrnIsRight('1027700132195')).toBe(true)
  expect(ogrnIsRight('304500116000157')).toBe(true)
  expect(accountIsRight('044525225', '30101810400000000225')).toBe(true)
  expect(accountIsRight('044525225', '30101810500000000225')).toBe(false)
})

test.each([
  ['INN of an organisation', 9, completeInn, innIsRight],
  ['INN of a person', 10, completeInn, innIsRight],
  ['OGRN', 12, completeOgrn, ogrnIsRight],
  ['OGRNIP', 14, completeOgrn, ogrnIsRight],
])('the last digit of any %s follows from the others', (_name, length, complete, isRight) => {
  fc.assert(
    fc.property(digits(length), fc.integer({ min: 1, max: 9 }), (start, change) => {
      const number = complete(start)
      expect(isRight(number)).toBe(true)
      expect(isRight(number.slice(0, -1) + ((Number(number.at(-1)) + change) % 10))).toBe(false)
    }),
  )
})

test('any account has exactly one control key that fits its bank', () => {
  fc.assert(
    fc.property(digits(7), digits(20), (bank, account) => {
      const right = completeAccount(`04${bank}`, account)
      expect(accountIsRight(`04${bank}`, right)).toBe(true)
      const keys = '0123456789'
        .split('')
        .filter((key) => accountIsRight(`04${bank}`, account.slice(0, 8) + key + account.slice(9)))
      expect(keys).toEqual([right[8]])
    }),
  )
})

test.each(['', '123', '77880004201', 'abcdefghij', '７７８８０００４２０'])('«%s» is no INN', (text) =>
  expect(innIsRight(text)).toBe(false),
)
