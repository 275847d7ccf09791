import { fileText } from './file-text'
import { phoneText } from './phone-text'
import { signedSum } from './signed-sum'

test.each([
  ['+79165550418', '+7 916 555-04-18'],
  ['7 (916) 555-04-18', '+7 916 555-04-18'],
  ['+375291234567', '+375 29 123-45-67'],
  ['+998901234567', '+998 90 123-45-67'],
  ['+992901234567', '+992 90 123-45-67'],
  ['+993901234567', '+993901234567'],
  ['+89165550418', '+89165550418'],
  ['+791655504181', '+791655504181'],
  ['179165550418', '179165550418'],
  ['+3752912345678', '+3752912345678'],
  ['1375291234567', '1375291234567'],
  ['доб. 12', 'доб. 12'],
])('the phone %s reads %s', (phone, text) => expect(phoneText(phone)).toBe(text))

test.each([
  [12, '+<12>'],
  [-3, '−<3>'],
  [0, '<0>'],
])('a difference of %s', (sum, text) => expect(signedSum(sum, (one) => `<${one}>`)).toBe(text))

test('of a file what is known is told', () => {
  expect(fileText({ TYPE: 'pdf', SIZE: 98_304 })).toBe('PDF, 96\u00a0КБ')
  expect(fileText({ TYPE: 'pdf', SIZE: Number.NaN })).toBe('PDF')
  expect(fileText({ TYPE: '', SIZE: 0 })).toBe('0\u00a0Б')
})
