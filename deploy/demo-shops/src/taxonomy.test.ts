import { say } from './taxonomy'

test('numbers are said with a comma, names of versions and sockets as they are', () => {
  expect([0.35, 80, '3.2', 'GU5.3'].map(say)).toEqual(['0,35', '80', '3.2', 'GU5.3'])
})
