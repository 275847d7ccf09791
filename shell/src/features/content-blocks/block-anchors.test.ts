import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import { blockAnchors, headingsOf } from './block-anchors'

const header = (text: string, id?: string) =>
  ({ type: 'header', data: { text, level: 1 }, ...(id && { id }) }) as ContentBlock
const paragraph = (text: string, id?: string) =>
  ({ type: 'paragraph', data: { text }, ...(id && { id }) }) as ContentBlock

test('a header is reached by its text, any block by its own id, the rest not at all', () => {
  expect(
    blockAnchors([
      header('Зоны и стоимость'),
      paragraph('Возим по городу.'),
      paragraph('Зона 1', 'zones'),
      header('Самовывоз', 'pick-up'),
      header('  «Ёлка» — 24/7!  '),
    ]),
  ).toEqual(['зоны-и-стоимость', undefined, 'zones', 'pick-up', 'ёлка-24-7'])
})

test('no two ids are the same, nor one of the document itself', () => {
  expect(
    blockAnchors([header('Как'), header('Как'), paragraph('', 'как'), header('Main'), paragraph('', 'boot')]),
  ).toEqual(['как', 'как-2', 'как-3', 'main-2', 'boot-2'])
  expect(blockAnchors([header('root')])).toEqual(['root-2'])
})

test('a header without a letter has an id, too', () => {
  expect(blockAnchors([header('***'), header('—')])).toEqual(['text', 'text-2'])
})

test('the table of contents has the headers alone, with the ids that their places have', () => {
  expect(headingsOf([paragraph('', 'как'), header('Как'), paragraph('Так.'), header('Где')])).toEqual([
    { id: 'как-2', title: 'Как' },
    { id: 'где', title: 'Где' },
  ])
})
