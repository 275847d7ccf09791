import { rowsHtml } from './rows-html'

const ROW = { name: 'Бумага А4', note: 'код 100234', count: '3\u00a0шт.', sum: '1\u00a0050,00\u00a0₽' }

test('a row tells its name, with count and code below, and its sum', () => {
  expect(rowsHtml([ROW])).toContain(
    '<tr><td>Бумага А4<br><small>3\u00a0шт.<br>код 100234</small></td><td align="right" nowrap>1\u00a0050,00\u00a0₽</td></tr>',
  )
})

test('a row without a code, as gifts are, has no empty line', () => {
  expect(rowsHtml([{ ...ROW, note: '' }])).toContain('<small>3\u00a0шт.</small>')
})

test('rows stand below the titles of the columns, in their order', () => {
  const html = rowsHtml([ROW, { ...ROW, name: 'Ручка' }])
  expect(html.match(/<th [^>]*>[^<]*|<td>[^<]*/g)?.map((cell) => cell.replace(/<.*>/, ''))).toEqual([
    'Товар',
    'Сумма',
    'Бумага А4',
    'Ручка',
  ])
})

test('nothing of a row is read as HTML', () => {
  const html = rowsHtml([{ name: '<b>a</b>', note: '<i>', count: '<u>', sum: '<s>' }])
  expect(html).toContain('&lt;b&gt;a&lt;/b&gt;')
  expect(html).not.toMatch(/<[bius]>/)
})
