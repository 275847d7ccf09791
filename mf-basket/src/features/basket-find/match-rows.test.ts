import { testRow } from '../../testing/test-rows'
import { matchRows } from './match-rows'

const rows = [
  testRow({ ID: 1, NAME: 'Тетрадь зелёная, 48 листов', UP_CODE_1C: '184302' }),
  testRow({ ID: 2, NAME: 'Ручка Зелёная 0,7', UP_CODE_1C: '430218' }),
  testRow({ ID: 3, NAME: 'Бумага А4', UP_CODE_1C: '184999' }),
  testRow({ ID: 3, NAME: 'Бумага А4', UP_CODE_1C: '184999', GIFT: 'Y' }),
]

test.each([
  ['', []],
  ['  ', []],
  ['зеленая', [1, 2]],
  ['ЛИСТОВ тетр', [1]],
  ['184', [1, 3, 'gift 3']],
  ['184 302', [1]],
  ['4302', [2]],
  ['48', [1]],
  ['скрепка', []],
])('«%s» finds rows %p', (text, ids) => expect(matchRows(rows, text)).toEqual(ids))
