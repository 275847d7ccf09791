import { shownName } from './shown-name'

test('units of weight and size are joined by a sign that is not seen, besides the spaces that hold', () => {
  expect(shownName('Бумага 90 г/м², 210 × 297 мм')).toBe(
    'Бумага 90\u00a0г/\u2060м², 210\u00a0×\u00a0297\u00a0мм',
  )
  expect(shownName('Папка 5/10')).toBe('Папка 5/10')
})
