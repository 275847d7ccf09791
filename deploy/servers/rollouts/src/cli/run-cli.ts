import { Command, CommanderError } from 'commander'
import { RolloutError } from '../errors'
import { addChangeCommands } from './change-commands'
import type { CliWorld, CommandOutput } from './cli-world'
import { addOverrideCommand } from './override-command'
import { addReleaseCommands } from './release-commands'
import { addViewCommands } from './view-commands'

const AFTER_HELP = `
A version is never published twice. A change is rejected, with the reason, when a set of releases that somebody could get does
not fit together. Running edges follow within two seconds; open pages keep what they have.

Exit codes: 0 done; 1 rejected, with the reason; 2 the command line was wrong.

Times are UTC. Errors and warnings go to stderr; with --json an error is JSON on stdout.

Settings (environment): ROLLOUTS_DATABASE_URL (default DATABASE_URL, else the embedded database of DATA_DIR),
DATA_DIR (default .data), RELEASES_DIR (default DATA_DIR/releases), SHOP_CREDENTIALS (the edge's file of suppliers, to know their
names; default DATA_DIR/shop-credentials.json). For the links of «override»: SHOP_ADDRESS (https://{domain}), else for localhost PORT
or what the shop of DATA_DIR was started with, and EDGE_SECRET (default: a file in DATA_DIR).

Examples
  release publish mf-catalog --version 1.5.0
  release rollout mf-catalog@1.5.0 --supplier demo-green.localhost --share 5 --step 5,25,50,100 --every 30m
  release rollback mf-catalog --supplier demo-green.localhost --reason 'the list is empty'
  release use shell@2.0.0 mf-basket@2.0.0
  release plan --supplier demo-green.localhost --at 2026-11-20T10:00Z`

const EXIT = { done: 0, rejected: 1, usage: 2 } as const

const errorData = (code: string, message: string, reasons: readonly string[] = []) => ({
  error: { code, message, reasons },
})

/** Where output and errors go: people read errors apart, programs get one JSON document whatever happens. */
function createVoice(world: CliWorld, isJson: boolean) {
  const printJson = (data: unknown) => world.print(JSON.stringify(data, undefined, 2))
  return {
    say: ({ text, data }: CommandOutput) => (isJson ? printJson(data) : world.print(text)),
    rejected: ({ code, message, reasons }: RolloutError) =>
      isJson ? printJson(errorData(code, message, reasons)) : world.printError(message),
    /** What commander says of wrong usage by itself, line by line. */
    complain: (text: string) => (isJson ? undefined : world.printError(text.trimEnd())),
    misused: ({ message }: CommanderError) => {
      if (isJson) printJson(errorData('USAGE', message.replace(/^error: /, '')))
    },
  }
}

type Voice = ReturnType<typeof createVoice>

function createProgram(world: CliWorld, { say, complain }: Voice): Command {
  const program = new Command('release')
    .description('Publishes releases of parts and chooses which supplier gets which.')
    .option('--json', 'output for programs')
    .addHelpText('after', AFTER_HELP)
    .exitOverride()
    .configureOutput({ writeOut: (text) => world.print(text.trimEnd()), writeErr: complain })
    .showHelpAfterError('«release --help» shows the commands, «release <command> --help» how each is used.')
  const run = async (command: (world: CliWorld) => Promise<CommandOutput>) => say(await command(world))
  addReleaseCommands(program, run)
  addChangeCommands(program, run)
  addViewCommands(program, run)
  addOverrideCommand(program, run)
  for (const command of program.commands) command.option('--json', 'output for programs')
  return program
}

/** Help that was asked for; a command that is missing shows it as an error. */
const isHelp = ({ code, exitCode }: CommanderError) =>
  exitCode === 0 && (code === 'commander.helpDisplayed' || code === 'commander.help')

function explain(error: CommanderError, { complain, misused }: Voice): void {
  if (error.code === 'commander.help') {
    misused(
      new CommanderError(error.exitCode, error.code, 'A command is missing: «release --help» shows them.'),
    )
    return
  }
  // Commander has said what is wrong, but for what a command checks by itself.
  if (error.name === 'InvalidArgumentError') complain(`error: ${error.message}`)
  misused(error)
}

/** Runs the command line. Resolves to the exit code: 0 done, 1 rejected, 2 wrong usage. */
export async function runCli(args: readonly string[], world: CliWorld): Promise<number> {
  const voice = createVoice(world, args.includes('--json'))
  try {
    await createProgram(world, voice).parseAsync(args, { from: 'user' })
    return EXIT.done
  } catch (error) {
    if (error instanceof RolloutError) {
      voice.rejected(error)
      return EXIT.rejected
    }
    if (!(error instanceof CommanderError)) throw error
    if (isHelp(error)) return EXIT.done
    explain(error, voice)
    return EXIT.usage
  }
}
