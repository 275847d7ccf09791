import { BASKET_FILE, DOCUMENT_FILE, fileProblem } from './file-rules'

const MAX = 5_242_880

test('[KERN-035] a file of exactly 5242880 bytes is taken, one of 5242881 is not', () => {
  for (const rule of [BASKET_FILE, DOCUMENT_FILE]) {
    expect(fileProblem({ name: 'a.xls', size: MAX }, rule)).toBeUndefined()
    expect(fileProblem({ name: 'a.xls', size: MAX + 1 }, rule)).toBe(rule.texts.size)
  }
  expect(BASKET_FILE.texts.size).toBe('Размер файла не должен превышать 5МБ.')
  expect(DOCUMENT_FILE.texts.size).toBe('Размер файла должен быть не больше 5МБ')
})

test.each([
  [BASKET_FILE, ['xls', 'xlsx'], ['csv', 'pdf', 'ods']],
  [
    DOCUMENT_FILE,
    ['jpeg', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'pdf', 'odt', 'ods', 'ots'],
    ['exe', 'gif', 'zip', 'xlsm'],
  ],
])('the extension decides, in any case of letters', (rule, taken, others) => {
  for (const extension of taken) {
    expect(fileProblem({ name: `Прайс.${extension}`, size: 1 }, rule)).toBeUndefined()
    expect(fileProblem({ name: `a.b.${extension.toUpperCase()}`, size: 1 }, rule)).toBeUndefined()
  }
  for (const name of [...others.map((extension) => `a.${extension}`), 'xls', 'a.xls.exe', 'a.', ''])
    expect(fileProblem({ name, size: 1 }, rule)).toBe('Неподдерживаемый формат файла.')
})
