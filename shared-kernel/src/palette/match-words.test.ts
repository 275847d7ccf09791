import { fitsText, isTitle, matchedPieces } from './match-words'

describe('match-words', () => {
  const marked = (title: string, text: string) =>
    matchedPieces(title, text)
      .map(({ piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('')

  test.each([
    ['', ['Каталог'], true],
    ['кат', ['Каталог'], true],
    ['КАТ', ['каталог'], true],
    ['талог', ['Каталог'], false],
    ['бум полот', ['Полотенца бумажные'], true],
    ['бум ручка', ['Бумага'], false],
    ['вход', ['Войти', 'вход логин'], true],
    ['ершик', ['Ёршик'], true],
    ['«а4»', ['Бумага А4'], true],
    ['rjhpbyf', ['Корзина'], true],
    ['RJHP', ['Корзина'], true],
    ['`hibr jab', ['Ёршик офисный'], true],
    ['bpjkznjh', ['Изолятор'], true],
    ['gfgrf-htu', ['Папка-регистратор'], true],
    ['hp', ['Картридж HP'], true],
    ['hp', ['Рзд'], true],
    ['рз', ['Картридж HP'], true],
    ['rjhp бум', ['Корзина', 'Бумага'], false],
    ['rjhpbyf', ['Каталог'], false],
  ])('«%s» fits %j: %s', (text, titles, fits) => expect(fitsText(text, ...titles)).toBe(fits))

  test.each([
    ['корзина', 'Корзина', true],
    ['rjhpbyf', 'Корзина', true],
    ['корзин', 'Корзина', false],
    ['корзина', 'Корзина для бумаг', false],
  ])('«%s» is the whole of «%s»: %s', (text, title, whole) => expect(isTitle(text, title)).toBe(whole))

  test.each([
    ['Бумага офисная', 'бум', '[Бум]ага офисная'],
    ['Бумага и бумажная продукция', 'бум', '[Бум]ага и [бум]ажная продукция'],
    ['Полотенца бумажные', 'бум полот', '[Полот]енца [бум]ажные'],
    ['Ёршик', 'ерш', '[Ёрш]ик'],
    ['Код 100241', '1002', 'Код [1002]41'],
    ['Бумага', 'бум бумага', '[Бумага]'],
    ['Бумага', 'умаг', 'Бумага'],
    ['Бумага', '', 'Бумага'],
    ['Корзина для бумаг', 'rjhp', '[Корз]ина для бумаг'],
    ['Картридж HP', 'hp', 'Картридж [HP]'],
    ['C++ (2-е изд.)', 'c+', '[C]++ (2-е изд.)'],
  ])('in «%s» «%s» marks %s', (title, text, expected) => expect(marked(title, text)).toBe(expected))
})
