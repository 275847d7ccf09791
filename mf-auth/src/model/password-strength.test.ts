import { strengthOf } from './password-strength'

const EMAIL = 'marina.sokolova@vektor.example'
const plain = ({ score, reason }: ReturnType<typeof strengthOf>) => [score, reason.replaceAll('\u00a0', ' ')]

test.each([
  ['12345678', 0, 'Это один из самых частых паролей'],
  ['qwerty1', 0, 'Такой пароль часто встречается'],
  ['пароль', 0, 'Это один из самых частых паролей'],
  ['zxcvbnm,.', 1, 'Клавиши подряд легко угадать'],
  ['абабабабаб', 0, 'Повторы легко угадать'],
])('«%s» has %d of four, for «%s»', (password, score, reason) =>
  expect(plain(strengthOf(password, EMAIL))).toEqual([score, reason]),
)

test.each([EMAIL, 'marina', 'sokolova', 'vektor'])('«%s» of the own e-mail is weak for that', (password) => {
  expect(plain(strengthOf(password, EMAIL))[1]).toBe('Ваши почту и имя легко угадать')
  expect(strengthOf(password, 'other@shop.example').reason).not.toMatch('почту')
})

test('a weak one that nothing in particular speaks against is to be longer', () =>
  expect(strengthOf('кзщшг', EMAIL)).toEqual({ score: 1, reason: 'Добавьте ещё одно-два слова' }))

test.each([
  ['кзщшгнб', 2, 'Добавьте ещё одно-два слова'],
  ['кзщшгнбвд', 3, ''],
  ['Зелёная бумага стол 7', 4, ''],
])('«%s» has %d of four: «%s»', (password, score, reason) =>
  expect(strengthOf(password, EMAIL)).toEqual({ score, reason }),
)

test('a word that hardly anybody takes is not looked up: the first answer comes soon', () =>
  expect(strengthOf('zzzyyyqqq', EMAIL).reason).not.toBe('Это один из самых частых паролей'))
