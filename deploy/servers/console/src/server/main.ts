/** `npm run console`: the operators' console as a process of its own, or a command about operators. */
import { readFile } from 'node:fs/promises'
import { buildConsole } from '@prilavok/build/build-application'
import { connectRollouts } from '@prilavok/rollouts/database/connection'
import { migrateRollouts } from '@prilavok/rollouts/database/migrate'
import { edgeSecret } from '@prilavok/rollouts/decision/secret'
import { createOperators } from '@prilavok/rollouts/operators/create-operators'
import type { OperatorDatabase } from '@prilavok/rollouts/operators/tables'
import { openConsole } from './open-console'
import { runOperatorCommand } from './operator-command'
import { readConsoleSettings } from './settings'

/** After this long the answers that are still open are cut off. */
const TIMEOUT_MS = 10_000

/** The domains that the edge has credentials for; their names are known to the supplier API alone. */
async function shopsOf(credentialsFile: string) {
  const text = await readFile(credentialsFile, 'utf8').catch(() => '{}')
  return Object.keys(JSON.parse(text) as object).map((domain) => ({ domain, name: domain }))
}

/** Needs the database alone: it works before the console was ever built. */
async function changeOperators(databaseUrl: string, args: string[]): Promise<number> {
  const connection = connectRollouts(databaseUrl)
  try {
    await migrateRollouts(connection)
    return await runOperatorCommand(args, {
      // The tables of operators are in no other part's schema type.
      operators: createOperators(connection.db as unknown as OperatorDatabase),
      password: process.env.OPERATOR_PASSWORD,
      print: (line) => process.stdout.write(`${line}\n`),
    })
  } finally {
    await connection.close()
  }
}

async function run(): Promise<void> {
  const settings = readConsoleSettings(process.env)
  const { port, host, credentialsFile, secretFile, ...rest } = settings
  const [command, ...args] = process.argv.slice(2)
  if (command === 'operator') {
    process.exitCode = await changeOperators(rest.databaseUrl, args)
    return
  }
  await buildConsole()
  const opened = await openConsole({
    ...rest,
    secret: edgeSecret(settings.secret, secretFile),
    shops: () => shopsOf(credentialsFile),
  })
  const stop = () => {
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref()
    void opened.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`The console: ${await opened.app.listen({ port, host })}\n`)
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
