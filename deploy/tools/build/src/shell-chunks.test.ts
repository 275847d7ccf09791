import { createRequire } from 'node:module'
import { join } from 'node:path'
import { partFolder } from './folders'

test('the scheduler that the shell sets is the one that React works with', () => {
  const shell = createRequire(join(partFolder('shell'), 'package.json'))
  const react = createRequire(shell.resolve('react-dom'))
  expect(shell.resolve('scheduler')).toBe(react.resolve('scheduler'))
})
