import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from '../root'

export interface ProcessRun {
  command: string
  args: readonly string[]
  /** @default the workspace */
  cwd?: string
  env?: NodeJS.ProcessEnv
  /**
   * After so many milliseconds without a word the process is killed and counts as failed: it hangs. However long it takes while
   * it goes on, it may. @default 5 minutes
   */
  silenceMs?: number
  /** Shows what it says as it comes. @default it is kept and shown when it failed */
  isShown?: boolean
}

export interface ProcessEnd {
  /** Exit code; 1 when killed. */
  code: number
  /** stdout and stderr, in the order they came. */
  output: string
}

/** The output is kept and shown later: no colours, no moving lines. */
const PLAIN = { FORCE_COLOR: '0', NO_COLOR: '1', CI: 'true' }
const KILL_AFTER_MS = 10_000
const SILENCE_MS = 5 * 60_000

/** Runs the tools of a verification, without stdin, and can stop all that are running. */
export class Processes {
  private readonly running = new Set<ChildProcess>()

  /** Runs one tool to its end. Never rejects: a tool that cannot start is a failed one. */
  run({
    command,
    args,
    cwd = ROOT,
    env = process.env,
    silenceMs = SILENCE_MS,
    isShown = false,
  }: ProcessRun): Promise<ProcessEnd> {
    return new Promise((resolve) => {
      const child = spawn(command, args, {
        cwd,
        env: { ...env, ...PLAIN },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      let killedBecause = ''
      const kill = (reason: string) => {
        if (killedBecause) return
        killedBecause = reason
        terminate(child)
      }
      const timer = setTimeout(
        () => kill(`Killed: it said nothing for ${silenceMs / 60_000} minutes, so it hangs.`),
        silenceMs,
      )
      const take = (chunk: Buffer) => {
        timer.refresh()
        output += chunk.toString()
        if (isShown) process.stdout.write(chunk)
      }
      const end = (code: number) => {
        clearTimeout(timer)
        this.running.delete(child)
        resolve({
          code: killedBecause ? 1 : code,
          output: killedBecause ? `${output}\n${killedBecause}` : output,
        })
      }
      this.running.add(child)
      child.stdout.on('data', take)
      child.stderr.on('data', take)
      child.on('error', (error) => {
        output += error.message
        end(1)
      })
      child.on('close', (code) => end(code ?? 1))
    })
  }

  /** Asks every running tool to end and waits until it has. */
  async stop(): Promise<void> {
    await Promise.all(
      [...this.running].map(
        (child) =>
          new Promise<void>((resolve) => {
            child.once('close', () => resolve())
            terminate(child)
          }),
      ),
    )
  }
}

function terminate(child: ChildProcess): void {
  child.kill('SIGINT')
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref()
}
