import {
  blocksOfTexts,
  countPictures,
  type EditedBlock,
  FIRST_BLOCKS,
  filled,
  insertAfter,
  moved,
  nextKey,
  type PictureBlock,
  restored,
  textsOf,
} from './edited-block'

const text = (key: number, words = 'Слова', type: 'paragraph' | 'header' = 'paragraph'): EditedBlock => ({
  ...{ key, type, text: words },
})
const picture = (key: number): PictureBlock => ({
  ...{ key, type: 'image', url: 'data:image/png;base64,AA', bytes: 1, caption: '' },
  ...{ withBorder: false, withBackground: false, stretched: false },
})
const keys = (blocks: readonly EditedBlock[]) => blocks.map(({ key }) => key)
const THREE = [text(1), picture(5), text(3)]

test('a new block has a key of its own', () => {
  expect([nextKey([]), nextKey(THREE)]).toEqual([1, 6])
})

test('blocks come behind the one that is named, in their order; else at the end', () => {
  const added = [text(8), text(9)]
  expect(keys(insertAfter(THREE, 1, added))).toEqual([1, 8, 9, 5, 3])
  expect(keys(insertAfter(THREE, 3, added))).toEqual([1, 5, 3, 8, 9])
  expect(keys(insertAfter(THREE, 7, added))).toEqual([1, 5, 3, 8, 9])
  expect(keys(insertAfter(THREE, undefined, added))).toEqual([1, 5, 3, 8, 9])
})

test('what was removed comes back to its place, with a key that nobody has', () => {
  expect(keys(restored(THREE, text(5), 1))).toEqual([1, 6, 5, 3])
  expect(keys(restored(THREE, text(5), undefined))).toEqual([6, 1, 5, 3])
  expect(keys(restored(THREE, text(5), 7))).toEqual([1, 5, 3, 6])
})

test('a block moves by one place, and not beyond the list', () => {
  expect(keys(moved(THREE, 5, -1))).toEqual([5, 1, 3])
  expect(keys(moved(THREE, 5, 1))).toEqual([1, 3, 5])
  expect(keys(moved(THREE, 1, -1))).toEqual([1, 5, 3])
  expect(keys(moved(THREE, 3, 1))).toEqual([1, 5, 3])
  expect(keys(moved(THREE, 7, 1))).toEqual([1, 5, 3])
})

test('the draft keeps the texts and no pictures, and reads what it has kept', () => {
  const texts = textsOf([...THREE, text(4, 'Тема', 'header')])
  expect(blocksOfTexts(texts)).toEqual([text(1), text(3), text(4, 'Тема', 'header')])
  for (const unreadable of [
    'no json',
    'null',
    '{}',
    '[]',
    '[null, 5]',
    JSON.stringify([{ ...text(1), key: '1' }]),
    JSON.stringify([{ ...text(1), type: 'quote' }]),
    JSON.stringify([{ ...text(1), text: 5 }]),
    JSON.stringify([picture(2)]),
  ])
    expect(blocksOfTexts(unreadable)).toBe(FIRST_BLOCKS)
})

test('pictures are counted; texts of blanks hold nothing, pictures always something', () => {
  expect([countPictures(THREE), countPictures([])]).toEqual([1, 0])
  expect(keys(filled([text(1, '  '), text(2, ' a '), picture(3), text(4, '')]))).toEqual([2, 3])
})
