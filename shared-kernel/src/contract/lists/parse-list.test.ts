import fc from 'fast-check'
import { parseList } from './parse-list'
import { MAX_LINES } from './pasted-line'

/** `code|name|count` of each line. */
const read = (text: string) =>
  parseList(text).lines.map(({ code = '', name = '', quantity }) => `${code}|${name}|${quantity ?? ''}`)

describe('one line', () => {
  test.each([
    ['184302', '184302||'],
    ['184 302', '184302||'],
    ['184\u2009302', '184302||'],
    ['184\u00a0302', '184302||'],
    ['184-302', '184302||'],
    ['код 184302', '184302||'],
    ['№ 184302', '184302||'],
    ['арт. 184302 - 5', '184302||5'],
    ['184302 48', '184302||48'],
    ['184 302 48', '184302||48'],
    ['184302\t48', '184302||48'],
    ['184302;48', '184302||48'],
    ['184302, 48', '184302||48'],
    ['184302 x5', '184302||5'],
    ['184302 х 5', '184302||5'],
    ['184302 × 5', '184302||5'],
    ['184302*5', '184302||5'],
    ['184302 — 5 шт.', '184302||5'],
    ['184302: 5 уп', '184302||5'],
    ['5 шт 184302', '184302||5'],
    ['5 x 184302', '184302||5'],
    ['48 184302', '184302||48'],
    ['184302 Ручка шариковая 0,7 мм 48', '184302|Ручка шариковая 0,7 мм|48'],
    ['184302 Ручка шариковая 0,7 мм', '184302|Ручка шариковая 0,7 мм|'],
    ['Ручка шариковая (код 184302), 48 шт', '184302|Ручка шариковая|48'],
    ['184302 48 шт по 18,40 = 883,20', '184302||48'],
    ['184302 18,40 ₽ 48 шт', '184302||48'],
    ['Бумага А4 10 пачек', '|Бумага А4|10'],
    ['Бумага А4 - 10', '|Бумага А4|10'],
    ['Бумага А4: 10', '|Бумага А4|10'],
    ['Бумага А4   10', '|Бумага А4|10'],
    ['Бумага А4 (10 шт.)', '|Бумага А4|10'],
    ['10 шт бумага А4', '|бумага А4|10'],
    ['10 x Бумага А4', '|Бумага А4|10'],
    ['Бумага А4 318 руб. 10 шт', '|Бумага А4|10'],
    ['скотч прозрачный 48', '|скотч прозрачный 48|'],
    ['скотч прозрачный 48 × 12', '|скотч прозрачный 48 × 12|'],
    ['стикеры 76x76', '|стикеры 76x76|'],
    ['стикеры 76x76 желтые x12', '|стикеры 76x76 желтые|12'],
    ['ручка 0,7 мм', '|ручка 0,7 мм|'],
    ['- Степлер №10', '|Степлер №10|'],
    ['1. Степлер', '|Степлер|'],
    ['2) 184302 — 4', '184302||4'],
    ['18430', '18430||'],
    ['1843022', '1843022||'],
    ['184302 999999999', '184302||'],
  ])('«%s»', (text, line) => {
    expect(read(text)).toEqual([line])
  })

  test.each(['', '   ', '---', '\t\t', 'Добрый день!', 'Итого 12 450,00', 'Код\tКоличество'])(
    '«%s» is no line',
    (text) => {
      expect(read(text)).toEqual([])
    },
  )
})

describe('several products in one line', () => {
  test('semicolons between products with their counts are none of a table', () => {
    expect(read('184302 3; 405117 5\n100241 7')).toEqual(['184302||3', '405117||5', '100241||7'])
  })

  test.each([
    ['184302 Кресло, цена 125500', ['184302|Кресло|']],
    ['184302 5 шт на 125500 ₽', ['184302|на|5']],
    ['Кресло 184302, 10 шт, 125500 руб.', ['184302|Кресло|10']],
  ])('«%s» is one product', (text, lines) => expect(read(text)).toEqual(lines))
})

test.each([
  ['184302 2,5', '2,5'],
  ['184302 - 0,5', '0,5'],
  ['184302 1234567', '1234567'],
])('of «%s» the count is not guessed', (text, unreadCount) =>
  expect(parseList(text).lines[0]).toEqual({
    number: 1,
    text: expect.stringMatching(/^184302/),
    code: '184302',
    unreadCount,
  }),
)

describe('an e-mail', () => {
  test('ordinals that every line has are no counts', () => {
    expect(read('1 184302 48\n2 100241 50\n3 Степлер')).toEqual(['184302||48', '100241||50', '|Степлер|'])
    expect(read('1 184302\n2 100241')).toEqual(['184302||', '100241||'])
  })
  test('counts that end every line need no mark', () => {
    expect(read('степлер 5\nбумага А4 10\nскотч 3')).toEqual(['|степлер|5', '|бумага А4|10', '|скотч|3'])
    expect(read('скотч прозрачный 48\nстеплер')).toEqual(['|скотч прозрачный 48|', '|степлер|'])
  })
})

test('of a longer list the first lines are taken, and it says how many are left', () => {
  const list = parseList(Array.from({ length: MAX_LINES + 7 }, (_, at) => `${100000 + at}\t2`).join('\n'))
  expect(list.lines).toHaveLength(MAX_LINES)
  expect(list.lines.at(-1)).toMatchObject({ number: MAX_LINES, code: '100999', quantity: 2 })
  expect(list.cut).toBe(7)
})

const code = fc.stringMatching(/^\d{6}$/)
const count = fc.integer({ min: 1, max: 9999 })

test('codes and counts come back from every way to write them', () => {
  const writings = [
    (c: string, n: number) => `${c}\t${n}`,
    (c: string, n: number) => `${c};${n}`,
    (c: string, n: number) => `${c.slice(0, 3)}\u2009${c.slice(3)} — ${n} шт.`,
    (c: string, n: number) => `код ${c} × ${n}`,
    (c: string, n: number) => `${c}   ${n}`,
  ]
  fc.assert(
    fc.property(fc.array(fc.tuple(code, count), { minLength: 1, maxLength: 20 }), fc.nat(4), (rows, way) => {
      const text = rows.map(([c, n]) => writings[way]?.(c, n)).join('\n')
      expect(parseList(text).lines.map(({ code: c, quantity }) => [c, quantity])).toEqual(rows)
    }),
  )
})

test('no text breaks it, lines are numbered from one, and no count is out of bounds', () => {
  const piece = fc.oneof(
    fc.string(),
    code,
    fc.constantFrom('\t', '\n', ';', '"', ' x ', ' шт', 'Код', 'Итого', ' — '),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { lines, cut, skipped } = parseList(pieces.join(''))
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1))
      for (const { text, quantity = 1 } of lines) {
        expect(text).not.toBe('')
        expect(quantity >= 1 && quantity <= 99_999).toBe(true)
      }
      expect(cut + skipped.length).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  ['бумага а4 10 шт; ручка синяя 5 шт; скрепки 3 уп', ['|бумага а4|10', '|ручка синяя|5', '|скрепки|3']],
  [
    'бумага а4 10 шт; ручка 5\nскрепки 3 уп; папка 2',
    ['|бумага а4|10', '|ручка|5', '|скрепки|3', '|папка|2'],
  ],
  ['"287370","Бумага, белая","5"\n"897120","Ручка","10"', ['287370|Бумага, белая|5', '897120|Ручка|10']],
  ['Item,Qty,Code\nPaper A4,5,287370\nStapler,2,897120', ['287370|Paper A4|5', '897120|Stapler|2']],
  ['Иванов Иван, тел. 287370\n287370 - 5 шт', ['287370||5']],
  ['> Нам нужно:\n> - бумага А4 5 уп', ['|бумага А4|5']],
  ['код: 287370 кол-во: 10', ['287370||10']],
  ['Бумага А4 5 пачек (2500 листов)', ['|Бумага А4|5']],
  [
    'Заявка на ноябрь 2026\nБухгалтерия:\n1. Бумага А4 — 10\nСклад:\n1. Скотч — 6',
    ['|Бумага А4|10', '|Скотч|6'],
  ],
  ['-- 184302 10 шт\n-- 897120 5 шт', ['184302||10', '897120||5']],
  ['184302 - 1\nСпасибо! И ещё 897120 - 10 шт', ['184302||1', '897120|Спасибо! И ещё|10']],
  ['Прошу доставить бумагу А4 - 10 пачек', ['|Прошу доставить бумагу А4|10']],
  ['Нужно к понедельнику 184302 - 10 шт', ['184302|Нужно к понедельнику|10']],
  ['Заказ: скобы для степлера №24/6 - 10 уп', ['|Заказ: скобы для степлера №24/6|10']],
  ['Скобы №10 от 5 пачек', ['|Скобы №10 от|5']],
  ['Приложение для тетради №5 - 3 шт', ['|Приложение для тетради №5|3']],
  ['Доска магнитная 184302 5 шт, ул. Ленина, д. 5', ['184302|Доска магнитная|5']],
  ['Телефон 184302 - 2 шт', ['184302|Телефон|2']],
  ['Рулон для факс 210 мм - 12 шт', ['|Рулон для факс 210 мм|12']],
  ['пакет 184302 - 2 шт +7 495 200-01-01', ['184302|пакет|2']],
  [
    'Код\tНаименование\tВес нетто, кг\tКол-во\n184302\tБумага\t2\t5\n897120\tРучка\t1\t7',
    ['184302|Бумага|5', '897120|Ручка|7'],
  ],
  [
    'Код\tНаименование\tКол-во\nТовары для офиса\n184302\tБумага\t5',
    ['|Товары для офиса|', '184302|Бумага|5'],
  ],
  [
    'Код\tНаименование\tКол-во, шт/уп\n184302\tБумага\t5\n897120\tРучка\t7',
    ['184302|Бумага|5', '897120|Ручка|7'],
  ],
])('nothing of %j is lost or taken for something else', (text, lines) => expect(read(text)).toEqual(lines))

test('two numbers below a code are no price and no sum where nothing says so', () => {
  expect(read('Бумага А4\nКод 184 302\n5\n300,00').join()).not.toContain('|60')
})
