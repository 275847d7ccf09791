import { NBSP } from '@prilavok/shared-kernel/format'
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
import { readPictures } from './read-picture'
import { reviewTexts } from './texts'
import { withPictures } from './with-pictures'

describe('edited-block', () => {
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
})

describe('read-picture', () => {
  const MAX_BYTES = 5_242_880
  const file = (name: string, type = '', content = 'PNG') => new File([content], name, { type })
  const WRONG = 'Неподдерживаемый формат файла.'
  const TOO_LARGE = 'Размер файла не должен превышать 5МБ.'

  test.each([
    ['a.gif', '', 'image/gif'],
    ['a.JPG', '', 'image/jpeg'],
    ['a.jpeg', 'application/octet-stream', 'image/jpeg'],
    ['a.tiff', '', 'image/tiff'],
    ['a.b.png', '', 'image/png'],
    ['из буфера', 'image/webp', 'image/webp'],
  ])('«%s» of type «%s» is a picture of %s', async (name, type, read) => {
    expect(await readPictures([file(name, type)])).toEqual({
      pictures: [{ url: `data:${read};base64,${btoa('PNG')}`, bytes: 3 }],
      problem: undefined,
    })
  })

  test.each([
    ['схема.svg', 'image/svg+xml'],
    ['схема.svg', ''],
    ['png', ''],
    ['a.png.exe', ''],
    ['a.pdf', 'application/pdf'],
  ])('«%s» of type «%s» is none', async (name, type) => {
    expect(await readPictures([file(name, type)])).toEqual({ pictures: [], problem: WRONG })
  })

  test('all of them together have the limit; a smaller one behind one that is too large is taken', async () => {
    const large = 'x'.repeat(MAX_BYTES - 3)
    const { pictures, problem } = await readPictures([
      file('a.png', '', large),
      file('b.png', '', 'xxxx'),
      file('c.png', '', 'xxx'),
      file('d.png', '', 'x'),
    ])
    expect(pictures.map(({ bytes }) => bytes)).toEqual([MAX_BYTES - 3, 3])
    expect(problem).toBe(TOO_LARGE)
  })

  test('a file that cannot be read is told, the others are taken', async () => {
    const broken = file('a.png')
    Object.defineProperty(broken, 'slice', { value: () => 'nothing to read' })
    const { pictures, problem } = await readPictures([broken, file('b.png')])
    expect(pictures).toHaveLength(1)
    expect(problem).toBe('Файл не прочитался. Выберите его ещё раз.')
  })
})

describe('with-pictures', () => {
  const blocks = (count: number): EditedBlock[] =>
    Array.from({ length: count }, (_, index) => ({ key: index + 1, type: 'paragraph', text: '' }))
  const picture = (bytes: number) => ({ url: `data:image/png;base64,${bytes}`, bytes })

  test('pictures come behind their block, each with a key of its own', () => {
    const { blocks: after, added } = withPictures(blocks(2), 1, [picture(1), picture(2)])
    expect(after.map(({ key, type }) => [key, type])).toEqual([
      [1, 'paragraph'],
      [3, 'image'],
      [4, 'image'],
      [2, 'paragraph'],
    ])
    expect(added).toBe(2)
  })

  test('a full review takes no more, and says so', () => {
    const {
      blocks: after,
      added,
      problem,
    } = withPictures(blocks(99), 1, [picture(1), picture(1), picture(1)])
    expect([after.length, added, problem]).toEqual([100, 1, reviewTexts.full])
  })

  test('the limit holds for the pictures that are there already, too', () => {
    const half = withPictures(blocks(1), 1, [picture(3_145_728)])
    expect(half.problem).toBeUndefined()
    const { added, problem } = withPictures(half.blocks, 1, [picture(3_145_728), picture(1)])
    expect([added, problem]).toEqual([1, reviewTexts.tooLarge])
  })

  test('of several files it is told how many are left out', () => {
    expect(reviewTexts.leftOut(reviewTexts.tooLarge, 1)).toBe(reviewTexts.tooLarge)
    expect(reviewTexts.leftOut(reviewTexts.tooLarge, 2)).toBe(
      `${reviewTexts.tooLarge} Не${NBSP}добавлено: 2${NBSP}файла.`,
    )
  })
})
