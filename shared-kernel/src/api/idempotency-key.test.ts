import { createIntentKeys, newIdempotencyKey } from './idempotency-key'

test('all tries of one intent have one key, another intent has another', () => {
  const keys = createIntentKeys()
  const key = keys.of({ address: 'Тверь' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keys.of({ address: 'Клин' })).not.toBe(key)
  expect(keys.of({ address: 'Тверь' })).toBe(key)
})

test('what was answered and is asked for again is another intent', () => {
  const keys = createIntentKeys()
  const [key, other] = [keys.of(1), keys.of(2)]
  keys.answered(1)
  expect(keys.of(1)).not.toBe(key)
  expect(keys.of(2)).toBe(other)
})

test('a key by which a repeated call is known has 32 hexadecimal digits, and no two are alike', () => {
  const keys = Array.from({ length: 200 }, newIdempotencyKey)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
  expect(new Set(keys).size).toBe(200)
})
