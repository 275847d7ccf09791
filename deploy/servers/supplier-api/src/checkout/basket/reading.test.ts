import { listRows, readCode, readCount } from './excel-rows'
import { readAsked, readProducts, readQuantities } from './quantities'

describe('counts of a form', () => {
  test.each([
    ['products[15]=2', { 15: '2' }],
    ['products[15][quantity]=2', { 15: { quantity: '2' } }],
    ['products[0][id]=15 with products[0][quantity]=2', { 0: { id: '15', quantity: '2' } }],
  ])('%s is two of product 15', (_form, products) => {
    expect([...readQuantities(products)]).toEqual([[15, 2]])
  })

  test('a row without a product or a count is rejected', () => {
    for (const products of [
      { 0: { quantity: '2' } },
      { 15: {} },
      { 0: { id: '', quantity: '2' } },
      { 15: '-1' },
    ])
      expect(() => readQuantities(products)).toThrow('bad_field')
  })

  test('to be removed a product needs no count', () => {
    expect(readProducts({ 15: '', 16: 'Y', 0: { id: '17' } })).toEqual([17, 15, 16])
    for (const products of [{ 0: '' }, { abc: '1' }, 'all', undefined])
      expect(() => readProducts(products)).toThrow('bad_field')
  })

  test.each(['1.5', '1 ', ' 1', '1e3', '0x10', '1234567890', '', -1, 1.5, true, null])(
    'neither a count nor a product is %p',
    (value) => {
      expect(() => readQuantities({ 15: value })).toThrow('Количество должно быть целым числом')
      expect(() => readQuantities({ 0: { id: value, quantity: '1' } })).toThrow('Неверный номер товара')
    },
  )

  test('the greatest count and the greatest product are taken as they are, and numbers as texts', () => {
    expect([...readQuantities({ 999999999: '999999999' })]).toEqual([[999_999_999, 999_999_999]])
    expect(() => readQuantities({ 1234567890: '1' })).toThrow('Неверный номер товара')
    expect([...readQuantities({ 15: 0, 0: { id: 16, quantity: 3 } })]).toEqual([
      [16, 3],
      [15, 0],
    ])
  })

  test('a product that is named twice keeps the last count', () => {
    const products = { 0: { id: 15, quantity: '1' }, 1: { id: 15, quantity: '4' } }
    expect([...readQuantities(products)]).toEqual([[15, 4]])
  })

  test('a body asks for counts, and says what it takes the basket to hold if it wants to', () => {
    const { quantities, expected } = readAsked({ products: { 15: '2' } })
    expect([[...quantities], [...expected]]).toEqual([[[15, 2]], []])
    expect([...readAsked({ products: {}, expected: { 15: '0' } }).expected]).toEqual([[15, 0]])
  })
})

describe('rows of a table', () => {
  const table = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }))

  const quick = (...rows: string[][]) =>
    listRows(table(...rows))?.rows.map(({ code, quantity }) => [code, quantity])

  test('columns are known by their titles, wherever the heading stands', () => {
    expect(
      quick(
        ['Заявка на канцтовары', '', '', ''],
        ['№', 'Наименование', 'Артикул', 'Цена', 'Кол-во, шт.'],
        ['1', 'Бумага', '100001', '250', '5'],
        ['2', 'Ручка', '2', '30', '10'],
        ['', 'Итого', '', '', '15'],
      ),
    ).toEqual([
      ['100001', '5'],
      ['2', '10'],
    ])
  })

  test('columns without titles are known by what stands in them', () => {
    expect(quick(['Бумага', '100001', '5', '250.5'], ['Ручка', '100002', '10', '30'])).toEqual([
      ['100001', '5'],
      ['100002', '10'],
    ])
    expect(quick(['5', '100001'], ['10', '100002'], ['1', '100003'])).toEqual([
      ['100001', '5'],
      ['100002', '10'],
      ['100003', '1'],
    ])
  })

  test('a row with a count and a name alone is told, too; totals, sections and empty rows are not', () => {
    const rows = listRows(
      table(
        ['Код', 'Товар', 'Кол-во'],
        ['100001', 'Бумага', '5'],
        ['', 'Степлер № 10', '2'],
        ['', 'Канцтовары', ''],
        ['', 'Клей', 'много'],
        ['', 'Итого', '7'],
        ['', '12', '7'],
        ['', '', '3'],
      ),
    )
    expect(rows?.rows).toEqual([
      { number: 2, code: '100001', quantity: '5', count: 5, name: 'Бумага' },
      { number: 3, code: '', quantity: '2', count: 2, name: 'Степлер № 10' },
    ])
  })

  test('a table without codes or without counts is no list of products', () => {
    expect(listRows(table(['Бумага', 'пять']))).toBeNull()
    expect(listRows(table(['100001', 'много']))).toBeNull()
    expect(listRows([])).toBeNull()
  })

  test.each([
    ['1000', 1000],
    ['1\u00a0000', 1000],
    ['2,0', 2],
    ['2.00', 2],
    ['3 шт.', 3],
    ['3шт', 3],
    ['3 УП.', 3],
    ['3 кг', null],
    ['1 234 567', 1_234_567],
    ['12 34', null],
    ['999999999', 999_999_999],
    ['1234567890', null],
    ['2,', null],
    ['x2', null],
    ['0', null],
    ['-4', null],
    ['1.5', null],
    ['=1+1', null],
    ['', null],
    ['1e9', null],
  ])('count «%s» is %p', (text, count) => expect(readCount(text)).toBe(count))

  test.each([
    ['000123', '000123'],
    ['123', '000123'],
    ['100 001', '100001'],
    ['100\u00a0001', '100001'],
    ['0', '000000'],
    ['1000001', null],
    ['12x', null],
    ['', null],
    ['АБ-12', null],
  ])('code «%s» is %p', (text, code) => expect(readCode(text)).toBe(code))

  test.each([
    ...['Код', 'код товара', 'КОД, 1С', 'Код:', 'Код(1С)', 'Код.', 'Артикул', 'Арт.', 'Арт', 'Code', 'SKU'],
  ])('a column «%s» has the codes', (title) => {
    expect(quick([title, 'Кол-во'], ['1', '2'])).toEqual([['1', '2']])
  })

  test.each([
    ...['Кол-во', 'Колво', 'Кол-во, шт.', 'Количество', 'Кол.', 'Кол', 'Заказ', 'Заказ:', 'Qty', 'Quantity'],
    ...['Шт', 'Шт.', 'шт (к заказу)'],
  ])('a column «%s» has the counts, whatever stands before it', (title) => {
    expect(quick(['Код', 'Остаток', title], ['1', '5', '2'])).toEqual([['1', '2']])
  })

  test.each(['Кодекс', 'Штрихкод', 'Артикулы', 'Skunk'])('a column «%s» has no codes', (title) => {
    expect(quick([title, 'Кол-во'], ['1', '2'])).toBeUndefined()
  })

  test.each(['Заказчик', 'Штамп', 'На складе', 'Колонка'])(
    'a column «%s» has no counts by its title',
    (title) => {
      expect(quick(['Код', title, 'Прочее'], ['1', 'x', '2'])).toEqual([['1', '2']])
    },
  )

  test('without titles a column counts by what half of the rows have in it', () => {
    expect(quick(['100001', '5'], ['100002', 'много'])).toEqual([
      ['100001', '5'],
      ['100002', 'много'],
    ])
    expect(quick(['100001', '5'], ['100002', 'много'], ['100003', 'мало'])).toBeUndefined()
    expect(quick(['100001', '1000000'])).toBeUndefined()
    expect(quick(['100001', '99999'])).toEqual([['100001', '99999']])
    expect(quick(['100001', '0'])).toBeUndefined()
  })

  test('a gift of a document is no order, in whatever column its name stands', () => {
    expect(
      quick(['Код', 'Кол-во', 'Товар'], ['100001', '1', 'Ручка (подарок)'], ['', '1', 'Блокнот (Подарок)']),
    ).toEqual([])
    expect(quick(['Код', 'Кол-во', 'Товар'], ['100001', '1', 'Пакет (подарок) красный'])).toHaveLength(1)
  })

  test.each(['Итого', 'Всего', 'Сумма:', 'НДС 22 %', 'В т.ч. НДС', 'в т. ч. налог', 'в тч', 'К оплате'])(
    '«%s» with a count is a total, not a product',
    (name) => {
      expect(quick(['Код', 'Товар', 'Кол-во'], ['', name, '7'])).toEqual([])
    },
  )
})
