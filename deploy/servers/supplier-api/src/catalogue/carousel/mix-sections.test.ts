import { mixSections } from './mix-sections'

const paper = [1, 2, 3, 4].map((id) => ({ id, section_id: 10 }))
const pens = [5, 6, 7].map((id) => ({ id, section_id: 20 }))

test.each([
  { name: 'two of a section, then others, each in its order', limit: 4, ids: [1, 2, 5, 6] },
  { name: 'more of them where there is nothing else', limit: 7, ids: [1, 2, 5, 6, 3, 4, 7] },
  { name: 'as many as asked', limit: 1, ids: [1] },
])('$name', ({ limit, ids }) => {
  expect(mixSections([...paper, ...pens], limit)).toEqual(ids)
})
