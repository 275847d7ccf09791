import { isSameEmail } from './is-same-email'

test.each([
  ['a@b.example', 'a@b.example', true],
  ['Anna@B.example', 'anna@b.Example', true],
  ['ANNA@B.EXAMPLE', 'anna@b.example', true],
  ['a@b.example', 'c@b.example', false],
  ['', '', true],
  [undefined, '', false],
])('%s and %s are one mailbox: %s', (one, other, isSame) => expect(isSameEmail(one, other)).toBe(isSame))
