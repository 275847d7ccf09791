import { render } from '@testing-library/react'
import { PaletteMatch } from './palette-match'

test.each([
  ['Ручка гелевая', 'гел', 'Ручка <b>гел</b>евая'],
  ['Ручка гелевая', 'ручка', '<b>Ручка</b> гелевая'],
  ['Бумага и бумажная продукция', 'бум', '<b>Бум</b>ага и <b>бум</b>ажная продукция'],
  ['Бумага', '', 'Бумага'],
  ['Бумага', 'клей', 'Бумага'],
])('in «%s» «%s» stands out as %s', (title, text, html) => {
  const { container } = render(<PaletteMatch title={title} text={text} />)
  expect(container.innerHTML).toBe(html)
})
