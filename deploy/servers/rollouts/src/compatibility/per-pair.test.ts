import { someRelease } from '../testing/some-release'
import { perPair } from './per-pair'

test('a comparison of two releases is made once in each order, and anew for other objects', () => {
  const made: string[] = []
  const compare = perPair((a, b) => {
    made.push(`${a.name} ${b.name}`)
    return [`${a.name} and ${b.name}`]
  })
  const [a, b] = [someRelease({ name: 'mf-a' }), someRelease({ name: 'mf-b' })]
  for (let time = 0; time < 2; time++) {
    expect(compare(a, b)).toEqual(['mf-a and mf-b'])
    expect(compare(b, a)).toEqual(['mf-b and mf-a'])
    expect(compare(a, a)).toEqual(['mf-a and mf-a'])
  }
  expect(made).toEqual(['mf-a mf-b', 'mf-b mf-a', 'mf-a mf-a'])
  compare({ ...a }, b)
  expect(made).toHaveLength(4)
})
