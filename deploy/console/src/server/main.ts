/** `npm run console`: the operators' console as a process of its own, or a command about operators. */
import { readFile } from 'node:fs/promises'
import { buildConsole } from '@prilavok/build/build-application'
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

async function run(): Promise<void> {
  const { port, host, credentialsFile, ...rest } = readConsoleSettings(process.env)
  const [command, ...args] = process.argv.slice(2)
  if (command !== 'operator') await buildConsole()
  const opened = await openConsole({ ...rest, shops: () => shopsOf(credentialsFile) })
  if (command === 'operator') {
    const print = (line: string) => process.stdout.write(`${line}\n`)
    const { operators } = opened
    process.exitCode = await runOperatorCommand(args, {
      operators,
      password: process.env.OPERATOR_PASSWORD,
      print,
    })
    return opened.close()
  }
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
