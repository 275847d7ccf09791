import { isWholePhone } from './phone-field'
import { formatLocal, phoneCodesOf, phoneParts } from './phone-number'

test.each([
  ['8 (812) 123-45-67', '+7', '812 123-45-67'],
  ['800 123-45-67', '+7', '800 123-45-67'],
  ['+7 701 123 45 67', '+7', '701 123-45-67'],
  ['+375 29 123-45-67', '+375', '29 123-45-67'],
  ['37 512 34', '+375', '37 512-34'],
  ['', '+7', ''],
  ['91655504189999', '+7', '916 555-04-18'],
  ['7916', '+7', '916'],
  ['8916', '+7', '916'],
  ['7812', '+7', '781 2'],
  ['89', '+7', '9'],
  ['88123456789', '+7', '812 345-67-89'],
  ['375291234567', '+375', '29 123-45-67'],
  ['375291234', '+375', '37 529-12-34'],
  ['8916', '+375', '89 16'],
] as const)('«%s» with code %s is %s', (text, phoneCode, shown) =>
  expect(formatLocal(text, phoneCode)).toBe(shown),
)

test.each([
  ['+79165550418', '+7', '916 555-04-18'],
  ['8 (916) 555-04-18', '+7', '916 555-04-18'],
  ['+375291234567', '+375', '29 123-45-67'],
  ['+998 90 123-45-67', '+998', '90 123-45-67'],
  ['992 555-04-18', '+7', '992 555-04-18'],
  ['', '+7', ''],
])('the saved phone %s is the code %s and the number %s', (phone, code, number) =>
  expect(phoneParts(phone)).toEqual({ code, number }),
)

test.each([
  [12, ['+375', '+992', '+994', '+995', '+996', '+998']],
  [13, ['+7']],
  [11, []],
])('a masked number of %i signs is of %j', (length, codes) => expect(phoneCodesOf(length)).toEqual(codes))

test.each([
  ['916 555-04-18', '+7', true],
  ['916 555-04-1', '+7', false],
  ['29 123-45-67', '+375', true],
  ['29 123-45-6', '+375', false],
] as const)('«%s» with %s is whole: %s', (text, phoneCode, whole) =>
  expect(isWholePhone(text, phoneCode)).toBe(whole),
)
