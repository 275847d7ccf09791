import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import { isBlockList, readableBlocks } from './readable-blocks'

const read = (...blocks: object[]) => readableBlocks(blocks as ContentBlock[])

test('blocks of each type that have what they need are shown', () => {
  const blocks = [
    { type: 'header', data: { text: 'Зоны' } },
    { type: 'paragraph', data: { text: 'Возим.' } },
    { type: 'list', data: { style: 'ordered', items: ['а', 'б'] } },
    { type: 'list', data: { items: [] } },
    { type: 'image', data: { url: '/a.svg' } },
  ]
  expect(read(...blocks)).toEqual(blocks)
})

test.each([
  { type: 'video', data: { text: 'а', url: '/a', items: [] } },
  { type: 'toString', data: {} },
  { type: 'header', data: { url: '/a' } },
  { type: 'paragraph', data: { text: 5 } },
  { type: 'paragraph' },
  { type: 'list', data: { items: 'а' } },
  { type: 'list', data: { items: [5] } },
  { type: 'image', data: { text: 'а' } },
])('%j is left out', (block) => {
  expect(read(block)).toEqual([])
})

test('a list of blocks is a list of objects, whatever they hold', () => {
  expect(isBlockList([{}, { type: 'video' }])).toBe(true)
  for (const value of [undefined, {}, [null], ['text']]) expect(isBlockList(value)).toBe(false)
})
