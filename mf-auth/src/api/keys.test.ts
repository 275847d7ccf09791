import { keys } from './keys'

test('answers are kept under the part, what they are, and what was asked', () => {
  const all = [keys.sessions, keys.emailCheck('a@b.example'), keys.infoText('agree')]
  const named = expect.stringMatching(/^[a-z-]+$/)
  expect(all).toEqual([
    ['mf-auth', named],
    ['mf-auth', named, 'a@b.example'],
    ['mf-auth', named, 'agree'],
  ])
  expect(new Set(all.map(([, what]) => what)).size).toBe(all.length)
})
