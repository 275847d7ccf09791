import { openDatabase, withoutPassword } from './open-database'

test('a database that does not answer is told without its password', async () => {
  const opening = openDatabase('/nowhere', 'postgres://shop:secret@127.0.0.1:1/prilavok')
  await expect(opening).rejects.toThrow('postgres://shop:…@127.0.0.1:1/prilavok does not answer')
  await expect(opening).rejects.not.toThrow('secret')
})

test.each([
  ['postgres://u:p%40ss@h:5432/d', 'postgres://u:…@h:5432/d'],
  ['postgres://u@h/d', 'postgres://u@h/d'],
  ['postgres://h/d', 'postgres://h/d'],
])('%s is shown as %s', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown)
})
