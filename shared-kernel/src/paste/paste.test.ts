import { isProductList } from './is-product-list'
import { readClipboard } from './read-clipboard'

const clipboard = (text: string, html = '') => ({
  getData: (type: string) => (type === 'text/html' ? html : text),
})

test.each([
  '184302\n100241',
  'Бумага А4\r\nСтеплер',
  '184302\t48',
  '184302 48',
  '184 302 48',
  '184\u00a0302 — 48 шт.',
  '184302 x5',
  '184302; 48',
])('«%s» is a list', (text) => {
  expect(isProductList(text)).toBe(true)
})

test.each([
  '',
  'бумага А4',
  '184302',
  '184 302',
  'бумага 80 г',
  '184302\n',
  ' \nстеплер',
  'скотч 48 x 66',
  '---\n184302',
])('«%s» is a query', (text) => {
  expect(isProductList(text)).toBe(false)
})

test('a table without tabs in its plain text is read from its markup, the innermost one', () => {
  const html = `<table><tr><td>Добрый день<table>
    <tr><th>Код</th><th>Кол-во</th></tr><tr><td> 184302 </td><td>48<br></td></tr></table></td></tr></table>`
  expect(readClipboard(clipboard('Код\nКол-во\n184302\n48', html))).toBe('Код\tКол-во\n184302\t48')
})

test('a spreadsheet is read from its plain text, and so is a text in a table of one column', () => {
  expect(readClipboard(clipboard('184302\t48', '<table><tr><td>1</td></tr></table>'))).toBe('184302\t48')
  expect(readClipboard(clipboard('184302 48', '<table><tr><td>184302 48</td></tr></table>'))).toBe(
    '184302 48',
  )
  expect(readClipboard(clipboard('184302 48', '<p>184302 48</p>'))).toBe('184302 48')
})
