import { completeInn, innIsRight } from './inn-digits'

test.each(['7707083893', '7736050003', '7728168971', '500100732259', '0000000000'])(
  'the check digits of %s are right',
  (inn) => {
    expect(innIsRight(inn)).toBe(true)
    expect(completeInn(inn.slice(0, inn.length === 10 ? 9 : 10))).toBe(inn)
  },
)

test.each([
  ['another last digit', '7707083894'],
  ['another first digit', '8707083893'],
  ['an exchange of digits', '7770083893'],
  ['another eleventh digit', '500100732269'],
  ['another twelfth digit', '500100732258'],
])('%s is noticed: %s', (_what, inn) => expect(innIsRight(inn)).toBe(false))

test.each(['', '770708389', '77070838933', '5001007322590', '770708389a', ' 7707083893', '7707083893 '])(
  '«%s» is no INN',
  (text) => expect(innIsRight(text)).toBe(false),
)
