import { readText } from './read-text'

/** `code|name|count` of each line. */
const read = (text: string) => {
  const { contents, isTable } = readText(text)
  const lines = contents.map(({ code = '', name = '', quantity }) => `${code}|${name}|${quantity ?? ''}`)
  return { isTable, lines }
}

test.each(['Клей - 5\nСтеплер', '', 'Клей;', '\tКлей\n\tСтеплер', 'Клей\t\nСтеплер\t', 'Клей;;\nСтеплер;;'])(
  'where no line has two cells «%s» is no table',
  (text) => expect(read(text).isTable).toBe(false),
)

test('half of the lines in columns make a table, empty ones do not count', () => {
  expect(read('Клей\t5\n\nСтеплер\n\t')).toEqual({ isTable: true, lines: ['|Клей|5', '|Степлер|'] })
  expect(read('Клей\t5\n\n\nСтеплер\t7\nСкотч - 3')).toEqual({
    ...{ isTable: true, lines: ['|Клей|5', '|Степлер|7', '|Скотч|3'] },
  })
  expect(read('Клей\t5\nСтеплер - 7\nСкотч - 3').isTable).toBe(false)
})

test('a row of empty cells and one is in columns', () => {
  expect(read('Клей\t5\nСтеплер\t\nСкотч\t7\nПапка\nФайл').isTable).toBe(true)
})

describe('a table within an e-mail', () => {
  test('is read by its columns, what stands around it line by line and in its place', () => {
    const around = ['Привет, Анна', 'как всегда', 'вот список', 'на завтра']
    const { isTable, lines } = read(
      [
        ...around,
        '5\tКлей\t12,50',
        '7\tСтеплер\t300,10',
        'Скотч - 3',
        '4\tПапка\t8,15',
        '6\tФайл\t1,05',
        'Ластик - 2',
      ].join('\n'),
    )
    expect(isTable).toBe(false)
    expect(lines).toEqual([
      ...['|Привет, Анна|', '|как всегда|', '|вот список|', '|на завтра|'],
      ...['|Клей|5', '|Степлер|7', '|Скотч|3', '|Папка|4', '|Файл|6', '|Ластик|2'],
    ])
  })

  test('of one row is a line like the others, without its empty cells', () => {
    const { lines } = read('Привет, Анна\nвот список\n\tКлей\t\t5\nСкотч - 3')
    expect(lines).toEqual(['|Привет, Анна|', '|вот список|', '|Клей|5', '|Скотч|3'])
  })

  test('goes on over an empty row', () => {
    const { lines } = read(
      'Вот список\nна завтра\nдля Анны\n5\tКлей\t12,50\n\t\n7\tСтеплер\t300,10\nвот и всё',
    )
    expect(lines).toEqual([
      ...['|Вот список|', '|на завтра|', '|для Анны|', '|Клей|5', '|Степлер|7', '|вот и всё|'],
    ])
  })
})

test('semicolons make cells where there is no tab', () => {
  expect(read('Клей;5\nСтеплер;7')).toEqual({ isTable: true, lines: ['|Клей|5', '|Степлер|7'] })
  expect(read('Клей; ПВА\t5\nСтеплер; 24\t7').lines).toEqual(['|Клей; ПВА|5', '|Степлер; 24|7'])
})
