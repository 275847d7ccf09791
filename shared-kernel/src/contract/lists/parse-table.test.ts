import { parseList } from './parse-list'

/** `code|name|count` of each line. */
const read = (text: string) =>
  parseList(text).lines.map(({ code = '', name = '', quantity }) => `${code}|${name}|${quantity ?? ''}`)

describe('a table of a spreadsheet', () => {
  test.each([
    ['two columns', '184302\t48\n100241\t50', ['184302||48', '100241||50']],
    ['counts first', '48\t184302\n50\t100241', ['184302||48', '100241||50']],
    [
      'Windows line ends and an empty row',
      '184302\t48\r\n\t\r\n100241\t50\r\n',
      ['184302||48', '100241||50'],
    ],
    ['a heading', 'Код\tКол-во\n184302\t48', ['184302||48']],
    [
      'everything that an invoice has',
      '№\tКод\tНаименование\tКол-во\tЕд.\tЦена\tСумма\n1\t184302\tРучка\t48\tшт\t18,40\t883,20\n2\t100241\tБумага А4\t5\tпач\t318\t1590\nИтого\t\t\t\t\t\t2 473,20',
      ['184302|Ручка|48', '100241|Бумага А4|5'],
    ],
    [
      'ordinals, prices and sums without titles',
      '1\tРучка синяя\t48\t18,40\t883,20\n2\tБумага А4\t5\t318,00\t1590,00\n3\tСтеплер\t2\t450,00\t900,00',
      ['|Ручка синяя|48', '|Бумага А4|5', '|Степлер|2'],
    ],
    [
      'ordinals before counts, nothing else to tell them by',
      '1\tРучка синяя\t48\n2\tБумага А4\t5\n3\tСтеплер\t2',
      ['|Ручка синяя|48', '|Бумага А4|5', '|Степлер|2'],
    ],
    [
      'ordinals with full stops, the counts in front of the names',
      '1.\t48\tРучка синяя\n2.\t5\tБумага А4',
      ['|Ручка синяя|48', '|Бумага А4|5'],
    ],
    [
      'a price before the count',
      'Ручка синяя\t18,40\t48\t883,20\nБумага А4\t318,00\t5\t1590,00',
      ['|Ручка синяя|48', '|Бумага А4|5'],
    ],
    ['units', '184302\tРучка\t48\tшт\n100241\tБумага\t5\tуп', ['184302|Ручка|48', '100241|Бумага|5']],
    ['counts with units', '184302\t48 шт.\n100241\t5 уп', ['184302||48', '100241||5']],
    ['counts as a table program writes them', '184302\t1 000\n100241\t10,00', ['184302||1000', '100241||10']],
    ['codes that lost their zeros', 'Артикул\tКоличество\n4302\t5\n184302\t6', ['004302||5', '184302||6']],
    ['a digit too many', 'Код\tКол-во\n1843022\t5', ['1843022||5']],
    ['articles of others', 'Артикул\tКол-во\nCF259X\t2', ['|CF259X|2']],
    ['codes in threes', '184 302\t48\n100 241\t50', ['184302||48', '100241||50']],
    [
      'a quoted cell with a line end',
      '"Бумага ""Снежинка""\nА4"\t10\nРучка\t5',
      ['|Бумага "Снежинка" А4|10', '|Ручка|5'],
    ],
    [
      'names with a quote inside',
      'Папка "Бюрократ"\t10\nРучка "Штрих"\t5',
      ['|Папка "Бюрократ"|10', '|Ручка "Штрих"|5'],
    ],
    [
      'an order without counts',
      'Код\tТовар\n184302\tРучка\n100241\tБумага',
      ['184302|Ручка|', '100241|Бумага|'],
    ],
    ['semicolons', '184302;48\n100241;50', ['184302||48', '100241||50']],
    [
      'gifts of the shop',
      'Код\tТовар\tКол-во\n184302\tРучка\t5\n100241\tКружка (подарок)\t1',
      ['184302|Ручка|5'],
    ],
    [
      'a sum of six digits under its title',
      'Наименование\tКол-во\tЦена\tСумма\nКресло офисное\t10\t12 550\t125 500\nСтол\t10\t12550\t125500',
      ['|Кресло офисное|10', '|Стол|10'],
    ],
    [
      'a sum of six digits under a title that is not known',
      'Наименование\tКол-во\tС учётом скидки\tВместе\nКресло офисное\t10\t12550\t125500',
      ['|Кресло офисное|10'],
    ],
    [
      'a sum of six digits without titles',
      'Кресло офисное\t10\t12550\t125500\nСтол\t2\t18000\t36000',
      ['|Кресло офисное|10', '|Стол|2'],
    ],
    ['a price of six digits beside a name and a count', 'Сервер\t2\t125 500', ['|Сервер|2']],
    [
      'a code in threes beside a name',
      'Ручка\t184 302\nБумага\t100 241',
      ['184302|Ручка|', '100241|Бумага|'],
    ],
    ['a code in threes under its title', 'Код\tТовар\tКол-во\n184 302\tРучка\t5', ['184302|Ручка|5']],
    [
      'a code of the shop beside an article of its maker',
      'Артикул\tТовар\tНаш номер\tКол-во\nCF259X\tТонер\t405117\t2',
      ['405117|Тонер|2'],
    ],
    [
      'sums here and there are no column of codes',
      'Кресло\t883,20\nСтол\t125500\nПолка\t12,00',
      ['|Кресло|', '|Стол|', '|Полка|'],
    ],
  ])('%s', (_what, text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  test('a price list that was filled in here and there orders what has a count', () => {
    const rows = Array.from(
      { length: 10 },
      (_, at) => `${100000 + at}\tТовар ${at}\t${at === 3 ? 7 : at === 5 ? 0 : ''}`,
    )
    const list = parseList(['Код\tТовар\tЗаказ', ...rows].join('\n'))
    expect(list.lines).toEqual([
      { number: 1, text: '100003 Товар 3', code: '100003', name: 'Товар 3', quantity: 7 },
    ])
    expect(list.skipped).toHaveLength(9)
    expect(list.skipped[0]).toEqual({
      ...{ number: 2, text: '100000 Товар 0', code: '100000', name: 'Товар 0' },
    })
  })
})

test('a line without columns among those of a table says its count in words, in its place', () => {
  expect(read('Ручка шариковая\t5\nСкрепки 28 мм - 5 шт\n184302 × 2\nПапка\t3')).toEqual([
    '|Ручка шариковая|5',
    '|Скрепки 28 мм|5',
    '184302||2',
    '|Папка|3',
  ])
})

describe('several products in one line', () => {
  test.each([
    ['897120, 354066, 848849', ['897120||', '354066||', '848849||']],
    ['897120 354066 848849', ['897120||', '354066||', '848849||']],
    ['897120;354066;848849', ['897120||', '354066||', '848849||']],
    ['897120\t354066\t848849', ['897120||', '354066||', '848849||']],
    ['644358 3, 938401 - 5', ['644358||3', '938401||5']],
    ['644358 3 938401 5', ['644358||3', '938401||5']],
    ['644358 x 3; 938401 x 5', ['644358||3', '938401||5']],
    ['644358;3;938401;5', ['644358||3', '938401||5']],
    ['644358\t3\t938401\t5', ['644358||3', '938401||5']],
    ['3 шт 644358, 5 шт 938401', ['644358||3', '938401||5']],
    ['код 644358 — 3 шт., код 938401 — 5 шт.', ['644358||3', '938401||5']],
    ['Прошу 10 штук 716102 и 3 штуки 333734', ['716102|Прошу|10', '333734||3']],
    ['644358 3\n897120, 354066', ['644358||3', '897120||', '354066||']],
  ])('«%s»', (text, lines) => expect(read(text)).toEqual(lines))

  test.each(['897120 354066 5', '897120, 354066, 5', '5 897120 354066'])(
    'which number belongs to which cannot be told of «%s»: nothing of it is a code or a count',
    (text) =>
      expect(parseList(text).lines).toEqual([expect.not.objectContaining({ code: expect.anything() })]),
  )

  test('two codes a row are columns of a table', () => {
    expect(read('184302;405117\n100241;405118')).toEqual(['184302||', '100241||'])
    expect(read('184302\t405117\n100241\t405118')).toEqual(['184302||', '100241||'])
    expect(read('184302\t10\t125500\t3\n100241\t20\t250000\t5')).toEqual(['184302||', '100241||'])
  })
})

describe('an e-mail', () => {
  test('a name among codes that all have counts ends with its own', () => {
    const list = '398593 1\n599312 2\nБумага А4 5\n848933 55'
    expect(read(list)).toEqual(['398593||1', '599312||2', '|Бумага А4|5', '848933||55'])
    expect(read('398593 1\n599312\nБумага А4 5')).toEqual(['398593||1', '599312||', '|Бумага А4 5|'])
    expect(read('398593 1\nскотч прозрачный 48')).toEqual(['398593||1', '|скотч прозрачный 48|'])
  })
  test.each([
    'тел. +7 (495) 200-01-01',
    'Телефон: 200-01-01',
    'моб. 8 916 000-00-00',
    'e-mail: anna@vektor.example',
    'Анна, anna@vektor.example',
    '+7 495 200 01 01',
  ])('the signature «%s» is no product', (line) => {
    expect(read(`184302 — 48 шт.\nТелефон проводной 2 шт\n${line}`)).toEqual([
      '184302||48',
      '|Телефон проводной|2',
    ])
  })
  test('what is said around the list is left out', () => {
    const text =
      'Добрый день!\n\nПрошу выставить счёт:\n- 184302 — 48 шт.\n- бумага А4, 10 пачек;\n\nС уважением, Анна'
    expect(read(text)).toEqual(['184302||48', '|бумага А4|10'])
  })
})

describe('an e-mail with a table in it', () => {
  test('one tab makes no columns of the other lines', () => {
    const text = [
      'Добрый день! Прошу',
      '427149 - 3 шт',
      'код 574493\t7',
      'ручка шариковая синяя 10 шт',
      '000001 2',
      'клей какой-то — 5',
    ].join('\n')
    expect(read(text)).toEqual([
      '427149||3',
      '574493||7',
      '|ручка шариковая синяя|10',
      '000001||2',
      '|клей какой-то|5',
    ])
    expect(parseList(text).skipped).toEqual([])
  })
  test('the rows of the table are columns, what stands around it are lines', () => {
    const text = [
      'Добрый день!',
      'Прошу выставить счёт:',
      'Ручка синяя\t18,40\t48\t883,20',
      'Бумага А4\t318,00\t5\t1590,00',
      'и ещё',
      '184302 — 7 шт.',
      '100241 - 2 уп',
      'клей карандаш 3 шт',
      'Итого\t\t\t2473,20',
      'С уважением, Анна',
    ].join('\n')
    expect(read(text)).toEqual([
      '|Ручка синяя|48',
      '|Бумага А4|5',
      '|и ещё|',
      '184302||7',
      '100241||2',
      '|клей карандаш|3',
    ])
  })
})

describe('a cell that is neither code nor count', () => {
  test('one name and one bad count among codes make no column of names', () => {
    const rows = ['427149\t3', '574493\t7', '000001\t2', 'Бумага Листан А4\t4', '689474\tabc']
    expect(read(rows.join('\n'))).toEqual([
      '427149||3',
      '574493||7',
      '000001||2',
      '|Бумага Листан А4|4',
      '689474||',
    ])
    expect(read('427149\t3\n689474\tabc')).toEqual(['427149||3', '689474||'])
  })
  test.each(['abc', '-3', '1,5'])('a count «%s» is kept as it was given', (given) => {
    const { lines } = parseList(`184302;2\n315351;${given}\n100241;5`)
    expect(lines[1]).toEqual({ number: 2, text: '315351', code: '315351', unreadCount: given })
  })
  test.each(['-', '—', ''])('«%s» is no count that was given', (given) => {
    expect(parseList(`184302;2\n315351;${given};x`).lines[1]).not.toHaveProperty('unreadCount')
  })
  test('a formula is not searched for as a name', () => {
    expect(parseList('184302;2\n=1+1;2').lines[1]).toEqual({ number: 2, text: '=1+1', quantity: 2 })
  })
})
