import { testSection } from '@prilavok/shared-kernel/testing'
import { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'
import { placeholderSection } from './placeholder-section'

const section = (ID: number) => testSection({ ID, NAME: `Раздел ${ID}` })
const query = new QueryClient()
query.setQueryData([...keys.section, '9'], { ITEM: null, PATH: [], CHILDREN: [] })
query.setQueryData([...keys.section, '3'], {
  ITEM: section(3),
  PATH: [section(1), section(2)],
  CHILDREN: [section(4), section(5)],
})

test('a section below one that was shown is known by its name and the way to it', () => {
  expect(placeholderSection(query, '5')).toEqual({
    ITEM: section(5),
    PATH: [section(1), section(2), section(3)],
    CHILDREN: [],
  })
})

test('so is each one on the way to it', () => {
  expect(placeholderSection(query, '1')).toEqual({ ITEM: section(1), PATH: [], CHILDREN: [] })
  expect(placeholderSection(query, '2')).toEqual({ ITEM: section(2), PATH: [section(1)], CHILDREN: [] })
})

test('nothing is known of any other, nor of one that has no answer yet', () => {
  expect(placeholderSection(query, '6')).toBeUndefined()
  expect(placeholderSection(query, '9')).toBeUndefined()
  expect(placeholderSection(new QueryClient(), '5')).toBeUndefined()
})
