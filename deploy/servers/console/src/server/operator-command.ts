import { parseArgs } from 'node:util'
import { reasonOf } from '@prilavok/rollouts/errors'
import type { Operators } from '@prilavok/rollouts/operators/create-operators'
import { OPERATOR_ROLES } from '@prilavok/rollouts/operators/operator'
import { MIN_PASSWORD_LENGTH } from '@prilavok/rollouts/operators/passwords'

export const OPERATOR_USAGE = `usage:
  npm run console -- operator add LOGIN --name 'А. Громова' --role viewer|supplier|platform [--supplier DOMAIN]…
  npm run console -- operator remove LOGIN
  npm run console -- operator list
The password is read from the environment, OPERATOR_PASSWORD, at least ${MIN_PASSWORD_LENGTH} characters. «add» changes an operator that exists;
sessions of before end.`

interface CommandWorld {
  operators: Pick<Operators, 'save' | 'remove' | 'list'>
  password: string | undefined
  print(line: string): void
}

async function add(login: string, values: Record<string, unknown>, world: CommandWorld): Promise<number> {
  const { password = '' } = world
  const role = OPERATOR_ROLES.find((one) => one === values.role)
  const shops = (values.supplier ?? []) as string[]
  const wrong = [
    !role && `--role is one of ${OPERATOR_ROLES.join(', ')}`,
    role === 'supplier' && shops.length === 0 && 'an operator of a supplier needs --supplier DOMAIN',
    password.length < MIN_PASSWORD_LENGTH && `OPERATOR_PASSWORD needs ${MIN_PASSWORD_LENGTH} characters`,
  ].filter((one) => one !== false)
  if (!role || wrong.length > 0) {
    world.print(`The operator was not added: ${wrong.join('; ')}.`)
    return 1
  }
  const name = typeof values.name === 'string' ? values.name : login
  await world.operators.save({ login, name, role, shops }, password)
  world.print(`${login} may work in the console as ${role}.`)
  return 0
}

/** @returns what is wrong with them, else the arguments */
function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string' },
        supplier: { type: 'string', multiple: true },
      },
    })
  } catch (error) {
    return reasonOf(error)
  }
}

/** `operator add|remove|list`. Resolves to the exit code: 0, 1 when it was rejected, 2 for a wrong use. */
export async function runOperatorCommand(args: string[], world: CommandWorld): Promise<number> {
  const read = readArguments(args)
  if (typeof read === 'string') {
    world.print(`${read}\n${OPERATOR_USAGE}`)
    return 2
  }
  const { values, positionals } = read
  const [command, login] = positionals
  if (command === 'list') {
    for (const { login: known, name, role, shops } of await world.operators.list())
      world.print([known, role, name, shops.join(', ')].filter(Boolean).join('  '))
    return 0
  }
  if (command === 'add' && login) return add(login, values, world)
  if (command === 'remove' && login) {
    const removed = await world.operators.remove(login)
    world.print(removed ? `${login} may not work in the console any more.` : `There is no operator ${login}.`)
    return removed ? 0 : 1
  }
  world.print(OPERATOR_USAGE)
  return 2
}
