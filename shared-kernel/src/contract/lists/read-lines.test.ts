import { readPlainText } from './read-plain-text'
import { readTable } from './read-table'
import { readText } from './read-text'

describe('read-plain-text', () => {
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
})

describe('read-table', () => {
  const tableOf = (text: string) => text.split('\n').map((line) => line.split('|'))
  /** `code/name/count` of each line, `?` before what stands where the count should. */
  const read = (text: string) =>
    readTable(tableOf(text)).map(
      ({ code = '', name = '', quantity, unreadCount }) =>
        `${code}/${name}/${quantity ?? ''}${unreadCount === undefined ? '' : `?${unreadCount}`}`,
    )

  describe('rows that order nothing', () => {
    test.each([
      ...[
        'Итого|7',
        'ВСЕГО:|7',
        '|Сумма|7',
        'НДС 20 %|7',
        'в т.ч. НДС|7',
        'В т. ч|7',
        'К оплате|7',
        '|',
        '—|',
        ' ·|-',
      ],
    ])('«%s»', (row) => expect(read(`Клей|5\n${row}\nСтеплер|7`)).toEqual(['/Клей/5', '/Степлер/7']))

    test.each(['Итоговый отчёт', 'Суммарный лист', 'Ндсовый бланк'])('but «%s» is a product', (name) =>
      expect(read(`Клей|5\n${name}|7`)).toEqual(['/Клей/5', `/${name}/7`]),
    )
  })

  describe('a code', () => {
    test('is looked for in the other cells, but in no count, name, price or sum', () => {
      expect(read('Артикул|Товар|Кол-во|Наш\nCF2|Тонер|5|184302')).toEqual(['184302/Тонер/5'])
      expect(read('Артикул|Товар|Кол-во|Цена\nCF2|Тонер|5|184302')).toEqual(['/Тонер/5'])
      expect(read('Артикул|Товар|Кол-во\nCF2|184302|5')).toEqual(['/184302/5'])
      expect(read('Артикул|Товар|Кол-во\nCF2|Тонер|184302')).toEqual(['/Тонер/?184302'])
    })
  })

  describe('a count', () => {
    test.each(['', '-', '—'])('«%s» is none', (cell) =>
      expect(readTable(tableOf(`Код|Кол-во\n184302|${cell}`))).toEqual([{ text: '184302', code: '184302' }]),
    )
  })
})

describe('read-text', () => {
  /** `code|name|count` of each line. */
  const read = (text: string) => {
    const { contents, isTable } = readText(text)
    const lines = contents.map(({ code = '', name = '', quantity }) => `${code}|${name}|${quantity ?? ''}`)
    return { isTable, lines }
  }

  describe('a table within an e-mail', () => {
    test('goes on over an empty row', () => {
      const { lines } = read(
        'Вот список\nна завтра\nдля Анны\n5\tКлей\t12,50\n\t\n7\tСтеплер\t300,10\nвот и всё',
      )
      expect(lines).toEqual([
        ...['|Вот список|', '|на завтра|', '|для Анны|', '|Клей|5', '|Степлер|7', '|вот и всё|'],
      ])
    })
  })
})
