import { lineOfPiece, parseList } from './parse-list'

const leftOut = (text: string) =>
  parseList(text).leftOut.map(({ text: piece, reason }) => `${reason}: ${piece}`)

test.each<[string, string, string[]]>([
  [
    'of a table',
    'ООО «Вектор»\t\t\t\nКод\tНаименование\tЦена\tКол-во\n1\t2\t3\t4\nБумага\t\t\t\n303909\tБумага А4\t285,30\t5\n897120\tСкрепки (подарок)\t0\t1\nИтого\t\t\t6',
    [
      ...['above: ООО «Вектор»', 'heading: Код · Наименование · Цена · Кол-во', 'heading: 1 · 2 · 3 · 4'],
      ...['section: Бумага', 'gift: 897120 · Скрепки (подарок) · 0 · 1', 'total: Итого · 6'],
    ],
  ],
  [
    'of a letter',
    'Добрый день!\nНужно:\nБумага А4 - 5 шт\nРучка (подарок)\nИтого 5\nИНН 7701234567\nСрок поставки до 30.11.2026\nС уважением,\nАнна\nтел. 8 (495) 123-45-67',
    [
      ...['signature: С уважением,', 'signature: Анна', 'signature: тел. 8 (495) 123-45-67'],
      ...['letter: Добрый день!', 'letter: Нужно:', 'total: Итого 5', 'bank: ИНН 7701234567'],
      ...['contact: Срок поставки до 30.11.2026', 'gift: Ручка (подарок)'],
    ],
  ],
  [
    'of a document whose columns are shown by blanks',
    'Счёт № 5\n\n  Код      Наименование      Кол-во\n  303909   Бумага А4         5\n  Итого    285\n  Директор  Иванов',
    ['above: Счёт № 5', 'heading: Код · Наименование · Кол-во', 'total: Итого 285', 'below: Директор Иванов'],
  ],
  ['of a list without anything around it', '303909 5\n897120 2', []],
])('what is no line is told: %s', (_what, text, pieces) => expect(leftOut(text)).toEqual(pieces))

describe('columns to choose from', () => {
  const columnsOf = (text: string) => parseList(text).columns

  test('two that fit alike are asked about once, also without titles', () => {
    const columns = columnsOf('Бумага А4\t5\t12\nСтеплер\t2\t3\nПапка\t7\t1')
    expect(columns).toMatchObject({
      isHeaded: false,
      name: 0,
      quantity: -1,
      alike: [1, 2],
      titles: ['', '', ''],
    })
    expect(columns?.candidates).toEqual([
      { at: 0, title: '', examples: ['Бумага А4', 'Степлер', 'Папка'] },
      { at: 1, title: '', examples: ['5', '2', '7'] },
      { at: 2, title: '', examples: ['12', '3', '1'] },
    ])
  })

  test('of a table in a letter they are shown, and chosen', () => {
    const text = `${'Строка письма без чисел\n'.repeat(6)}Бумага А4\t5\t12\nСтеплер\t2\t3\nПапка\t7\t1`
    expect(columnsOf(text)).toMatchObject({ alike: [1, 2] })
    expect(
      parseList(text, { quantity: 2 })
        .lines.slice(-3)
        .map(({ quantity }) => quantity),
    ).toEqual([12, 3, 1])
  })

  test('there are none where there is nothing to choose between', () => {
    for (const text of ['303909 5\n897120 2', 'Бумага\nСтеплер']) expect(columnsOf(text)).toBeUndefined()
  })
})

test.each<[string, object]>([
  ['Сумма 184302 - 5 шт', { code: '184302', quantity: 5 }],
  ['Итого · 184302 · Ручка · 5', { code: '184302', quantity: 5 }],
  ['Доставка: бумага А4 - 10 шт', { name: 'Доставка: бумага А4', quantity: 10 }],
  ['Спасибо', { name: 'Спасибо' }],
])('what is taken after all keeps its code and count: %s', (text, line) =>
  expect(lineOfPiece({ text, reason: 'nothing' })).toMatchObject(line),
)
