import fc from 'fast-check'
import { mixSections } from './carousel/mix-sections'
import { inRussianOrder } from './listing/russian-order'
import { nearCodes } from './matching/near-codes'

describe('a carousel mixes sections', () => {
  const paper = [1, 2, 3, 4].map((id) => ({ id, section_id: 10 }))

  const pens = [5, 6, 7].map((id) => ({ id, section_id: 20 }))

  test.each([
    { name: 'two of a section, then others, each in its order', limit: 4, ids: [1, 2, 5, 6] },
    { name: 'more of them where there is nothing else', limit: 7, ids: [1, 2, 5, 6, 3, 4, 7] },
    { name: 'as many as asked', limit: 1, ids: [1] },
  ])('$name', ({ limit, ids }) => {
    expect(mixSections([...paper, ...pens], limit)).toEqual(ids)
  })
})

describe('the Russian order', () => {
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
})

describe('codes that are nearly the same', () => {
  test('neighbours that were swapped come before a wrong digit', () => {
    const near = nearCodes('405171')
    expect(near.slice(0, 5)).toEqual(['045171', '450171', '401571', '405711', '405117'])
    expect(near).toContain('405170')
  })

  test('a digit too few or too many', () => {
    expect(nearCodes('18430')).toContain('184302')
    expect(nearCodes('1843022')).toContain('184302')
    expect(nearCodes('1843')).toEqual([])
  })

  test('every near code has six digits, is there once and is another code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5,7}$/), (code) => {
        const near = nearCodes(code)
        expect(new Set(near).size).toBe(near.length)
        expect(near.every((one) => /^\d{6}$/.test(one) && one !== code)).toBe(true)
      }),
    )
  })
})
