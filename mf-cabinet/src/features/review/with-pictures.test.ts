import { NBSP } from '@prilavok/shared-kernel/format'
import type { EditedBlock } from './edited-block'
import { reviewTexts } from './texts'
import { withPictures } from './with-pictures'

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
  const { blocks: after, added, problem } = withPictures(blocks(99), 1, [picture(1), picture(1), picture(1)])
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
