import { createIntentKeys } from './idempotency-key'

test('all tries of one intent have one key, another intent has another', () => {
  const keys = createIntentKeys()
  const key = keys.of({ address: 'Тверь' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keys.of({ address: 'Клин' })).not.toBe(key)
  expect(keys.of({ address: 'Тверь' })).toBe(key)
})

test('what was answered and is wanted again is another intent', () => {
  const keys = createIntentKeys()
  const [key, other] = [keys.of(1), keys.of(2)]
  keys.answered(1)
  expect(keys.of(1)).not.toBe(key)
  expect(keys.of(2)).toBe(other)
})
