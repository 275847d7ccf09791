import { readFilters, writeFilters } from './filter-state'

test('[KERN-039] filter state is written as pairs and reads back the same', () => {
  const state = { format: ['А4', 'А3'], price: ['0', '500'], 'ключ:;,%': ['1,5', 'a:b;c', '100 %', '%2C'] }
  expect(writeFilters({ format: ['А4', 'А3'], base: ['stock'] })).toBe('format:А4,А3;base:stock')
  expect(readFilters(writeFilters(state))).toEqual(state)
  expect(writeFilters({ format: [] })).toBe('')
  expect(readFilters('')).toEqual({})
})

test('[KERN-039] values of a repeated key come together; what is no state is told from an empty one', () => {
  expect(readFilters('base:new;;base:hot,new')).toEqual({ base: ['new', 'hot'] })
  for (const text of ['base', ':new', 'a:b:c', 'a:%E0%A4%A']) expect(readFilters(text)).toBeNull()
})

test('[KERN-039] a price keeps both its ends, equal or open', () => {
  for (const price of [
    ['100', '100'],
    ['', '500'],
    ['100', ''],
  ]) {
    expect(readFilters(writeFilters({ price }))).toEqual({ price })
  }
})

test('names that objects have by themselves are keys like others', () => {
  const state = readFilters('constructor:1;__proto__:2')
  expect(Object.keys(state ?? {})).toEqual(['constructor', '__proto__'])
})
