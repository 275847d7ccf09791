import { openIllustrations } from '../upload/illustrations'
import { illustrationOf, picturePath } from './illustration'
import { familiesOf, readTaxonomy } from './taxonomy'

test('every kind of goods has its picture, plain and in each tint', async () => {
  const illustrations = await openIllustrations()
  for (const { id } of familiesOf(await readTaxonomy()))
    for (const path of [picturePath(id, undefined), picturePath(id, 'синий'), picturePath(id, 'белый')]) {
      const file = path.split('/').at(-1) ?? ''
      expect([file, await illustrations.find(file)]).toEqual([file, expect.stringContaining('<svg')])
    }
})

test('a cupboard is not drawn as a chair, nor a printer as its cartridge', () => {
  const pictures = [
    'chair',
    'cabinet',
    'table',
    'safe',
    'printer',
    'cart-laser',
    'flash',
    'keyboard',
    'mouse',
  ]
  expect(new Set(pictures.map(illustrationOf)).size).toBe(pictures.length)
})
