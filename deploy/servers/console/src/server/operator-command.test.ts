import type { Operator } from '@prilavok/rollouts/operators/operator'
import { OPERATOR_USAGE, runOperatorCommand } from './operator-command'

interface Saved {
  operator: Operator
  password: string
}

/** Runs the command on operators in memory. */
function commandWorld(password: string | undefined = 'a long password') {
  const saved = new Map<string, Saved>()
  const printed: string[] = []
  const run = (...args: string[]) =>
    runOperatorCommand(args, {
      operators: {
        save: async (operator, given) => {
          saved.set(operator.login, { operator, password: given })
        },
        remove: async (login) => saved.delete(login),
        list: async () => [...saved.values()].map(({ operator }) => operator),
      },
      password,
      print: (line) => printed.push(line),
    })
  return { run, saved, printed }
}

const GROMOVA = ['add', 'a.gromova', '--name', 'А. Громова', '--role', 'platform']
const ILIN = ['add', 'd.ilin', '--role', 'supplier', '--supplier', 'a.example', '--supplier', 'b.example']

test('add, change, list and remove an operator', async () => {
  const { run, saved, printed } = commandWorld()
  expect([await run(...GROMOVA), await run(...ILIN)]).toEqual([0, 0])
  expect(saved.get('a.gromova')).toEqual({
    operator: { login: 'a.gromova', name: 'А. Громова', role: 'platform', shops: [] },
    password: 'a long password',
  })
  expect(saved.get('d.ilin')?.operator).toMatchObject({
    ...{ name: 'd.ilin', role: 'supplier', shops: ['a.example', 'b.example'] },
  })
  expect(await run('list')).toBe(0)
  expect(printed.slice(-2)).toEqual([
    'a.gromova  platform  А. Громова',
    'd.ilin  supplier  d.ilin  a.example, b.example',
  ])
  expect([await run('remove', 'd.ilin'), await run('remove', 'd.ilin')]).toEqual([0, 1])
  expect(printed.at(-1)).toBe('There is no operator d.ilin.')
  expect([...saved.keys()]).toEqual(['a.gromova'])
})

test.each([
  [
    'a role that does not exist',
    ['add', 'x', '--role', 'admin'],
    '--role is one of viewer, supplier, platform',
  ],
  ['no role', ['add', 'x'], '--role is one of'],
  ['a supplier without shops', ['add', 'x', '--role', 'supplier'], 'needs --supplier DOMAIN'],
])('is rejected with the reason: %s', async (_what, args, reason) => {
  const { run, saved, printed } = commandWorld()
  expect(await run(...args)).toBe(1)
  expect(printed).toEqual([expect.stringContaining(reason)])
  expect(saved.size).toBe(0)
})

test.each([undefined, '', 'too short'])('a password is needed that is long enough: %s', async (password) => {
  const { run, saved, printed } = commandWorld(password ?? '')
  expect(await run(...GROMOVA)).toBe(1)
  expect(printed).toEqual([expect.stringContaining('OPERATOR_PASSWORD needs 10 characters')])
  expect(saved.size).toBe(0)
})

test.each([[[]], [['add']], [['remove']], [['rename', 'x']], [['list', '--unknown']]])(
  'any other use shows how it is used: %j',
  async (args) => {
    const { run, printed } = commandWorld()
    expect(await run(...args)).toBe(2)
    expect(printed.join('\n')).toContain(OPERATOR_USAGE)
  },
)
