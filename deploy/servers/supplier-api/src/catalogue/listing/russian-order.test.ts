import { inRussianOrder } from './russian-order'

test('numbers come in order of their value, decimals and those with units, too', () => {
  const shuffled = ['1', '0,5', '0,35', '10 мм', '0,7', '0.4', '5 мм', '0,3']
  expect(shuffled.toSorted(inRussianOrder)).toEqual([
    '0,3',
    '0,35',
    '0.4',
    '0,5',
    '0,7',
    '1',
    '5 мм',
    '10 мм',
  ])
})

test('words come by letters, Russian before Latin, those of one number by what follows it', () => {
  const shuffled = ['Zebra', 'синий', '5 шт', 'Белый', '5 мм', 'формат 10', 'формат 5']
  expect(shuffled.toSorted(inRussianOrder)).toEqual([
    '5 мм',
    '5 шт',
    'Белый',
    'синий',
    'формат 5',
    'формат 10',
    'Zebra',
  ])
})
