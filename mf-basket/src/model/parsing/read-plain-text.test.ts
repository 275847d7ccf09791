import { readPlainText } from './read-plain-text'

/** `code|name|count` of each line. */
const read = (...lines: string[]) =>
  readPlainText(lines.join('\n')).map(
    ({ code = '', name = '', quantity }) => `${code}|${name}|${quantity ?? ''}`,
  )

describe('what an e-mail says around its list', () => {
  test.each([
    ...[
      'Итого',
      'Всего:',
      'Здравствуйте, Анна!',
      'Добрый день!',
      'ДОБРЫЙ ВЕЧЕР',
      'Доброе утро',
      'Прошу выставить счёт:',
    ],
    ...[
      'Просим отгрузить',
      'Нужно срочно',
      'Заявка',
      'Заказ:',
      'С уважением, Анна',
      'Спасибо',
      'Код',
      'Артикул',
    ],
    ...[
      'Наименование',
      'Название товара',
      'Кол-во',
      'Колво',
      'Количество',
      'Итого 12 450,00',
      'К оплате: 300',
      'Сумма 5',
    ],
    ...['Всего 3 позиции', '', '   ', '---', 'А', 'я 12'],
  ])('«%s» is no line', (line) => expect(read(line, 'Степлер')).toEqual(['|Степлер|']))

  test.each(['Заказник', 'Кодак Gold', 'Нужность', 'Суммарный лист', 'Бланк итого', 'Прошу клей 123'])(
    'but «%s» is one',
    (line) => expect(read(line)).toEqual([`|${line}|`]),
  )
})

describe('ordinals', () => {
  test('that all lines have are left out', () => {
    expect(read('1 Клей', '2 Степлер', '3 184302')).toEqual(['|Клей|', '|Степлер|', '184302||'])
    expect(read('1) Клей', '2 Степлер', ' 3. Папка')).toEqual(['|Клей|', '|Степлер|', '|Папка|'])
  })

  test('are none in a line of its own, nor where one is missing or another one', () => {
    expect(read('1 Клей')).toEqual(['|1 Клей|'])
    expect(read('1 Клей', 'Степлер')).toEqual(['|1 Клей|', '|Степлер|'])
    expect(read('1 Клей', '3 Степлер')).toEqual(['|1 Клей|', '|3 Степлер|'])
    expect(read('0 Клей', '1 Степлер')).toEqual(['|0 Клей|', '|1 Степлер|'])
    expect(read('1Клей', '2Степлер')).toEqual(['|1Клей|', '|2Степлер|'])
  })

  test('go before the counts at the ends of the lines are looked at', () => {
    expect(read('1 Клей 5', '2 Степлер 7')).toEqual(['|Клей|5', '|Степлер|7'])
  })
})

describe('counts that nothing marks', () => {
  test('count where all lines without a code or a marked count end with one', () => {
    expect(read('Клей 5', 'Степлер 7')).toEqual(['|Клей|5', '|Степлер|7'])
    expect(read('Клей 5', '184302 Папка А', 'Степлер 7', 'Скотч - 3')).toEqual([
      ...['|Клей|5', '184302|Папка А|', '|Степлер|7', '|Скотч|3'],
    ])
  })

  test('are part of the names in a line of its own, and where a line has none', () => {
    expect(read('Клей 5')).toEqual(['|Клей 5|'])
    expect(read('Клей 5', 'Скотч - 3')).toEqual(['|Клей 5|', '|Скотч|3'])
    expect(read('Клей 5', 'Степлер')).toEqual(['|Клей 5|', '|Степлер|'])
    expect(read('Клей 5', 'Степлер', 'Скотч 7')).toEqual(['|Клей 5|', '|Степлер|', '|Скотч 7|'])
  })
})

test('a tab or a wide gap stands before a count', () => {
  expect(read('Клей\t5', 'Степлер')).toEqual(['|Клей|5', '|Степлер|'])
  expect(read('Клей       5', 'Степлер')).toEqual(['|Клей|5', '|Степлер|'])
  expect(read('\tКлей  карандаш', 'Степлер')).toEqual(['|Клей карандаш|', '|Степлер|'])
})

test('more of a line than any product is called is not read', () => {
  const [long, other] = readPlainText(`${'а'.repeat(1500)} - 5\nСтеплер`)
  expect(long).toEqual({ text: 'а'.repeat(1000), name: 'а'.repeat(1000) })
  expect(other?.name).toBe('Степлер')
})
