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

Settings (environment): ROLLOUTS_DATABASE_URL (default DATABASE_URL, else the embedded database of DATA_DIR),
DATA_DIR (default .data), RELEASES_DIR (default DATA_DIR/releases).

Examples
  release publish mf-catalog --version 1.5.0
  release rollout mf-catalog@1.5.0 --supplier demo-green.localhost --share 5 --step 5,25,50,100 --every 30m
  release rollback mf-catalog --supplier demo-green.localhost --reason 'the list is empty'
  release use shell@2.0.0 mf-basket@2.0.0
  release plan --supplier demo-green.localhost --at 2026-11-20T10:00Z`

const EXIT = { done: 0, rejected: 1, usage: 2 } as const

function errorOutput(error: RolloutError): CommandOutput {
  const { code, message, reasons } = error
  return { text: message, data: { error: { code, message, reasons } } }
}

function createProgram(world: CliWorld, say: (output: CommandOutput) => void): Command {
  const program = new Command('release')
    .description('Publishes releases of parts and chooses which supplier gets which.')
    .option('--json', 'output for programs')
    .addHelpText('after', AFTER_HELP)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.print(text.trimEnd()),
      writeErr: (text) => world.print(text.trimEnd()),
    })
    .showHelpAfterError('«release --help» shows the commands, «release <command> --help» how each is used.')
  const run = async (command: (world: CliWorld) => Promise<CommandOutput>) => say(await command(world))
  addReleaseCommands(program, run)
  addChangeCommands(program, run)
  addViewCommands(program, run)
  addOverrideCommand(program, run)
  for (const command of program.commands) command.option('--json', 'output for programs')
  return program
}

/** Runs the command line. Resolves to the exit code: 0 done, 1 rejected, 2 wrong usage. */
export async function runCli(args: readonly string[], world: CliWorld): Promise<number> {
  const isJson = args.includes('--json')
  const say = ({ text, data }: CommandOutput) =>
    world.print(isJson ? JSON.stringify(data, undefined, 2) : text)
  const program = createProgram(world, say)
  try {
    await program.parseAsync(args, { from: 'user' })
    return EXIT.done
  } catch (error) {
    if (error instanceof RolloutError) {
      say(errorOutput(error))
      return EXIT.rejected
    }
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.helpDisplayed' || error.code === 'commander.help') return EXIT.done
    // Commander has said what is wrong, but for what a command checks by itself.
    if (
      error.code === 'commander.invalidArgument' &&
      error.exitCode === 1 &&
      error.name === 'InvalidArgumentError'
    )
      world.print(`error: ${error.message}`)
    return EXIT.usage
  }
}
