import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { RUN } from '@prilavok/build/testing/run'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The API as a process of its own. */
export interface ApiProcess {
  /** Address that it listens on; waits until it does. @throws when it ends before, with what it wrote */
  origin(): Promise<string>
  /** Everything that it wrote so far. */
  output(): string
  kill(signal: NodeJS.Signals): void
  /** Exit code; null when a signal ended it. */
  ended: Promise<number | null>
}

/**
 * @param env its whole environment; a free port is chosen when none is named
 * @param args options of the command line
 */
export function startApiProcess(env: Record<string, string>, args: readonly string[] = []): ApiProcess {
  const child = spawn(process.execPath, [RUN, MAIN, ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'info', API_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  async function origin(): Promise<string> {
    for (;;) {
      const address = /Server listening at (http:[^"]+)/.exec(output)?.[1]
      if (address) return address
      const more = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)])
      if (more === null) throw new Error(`The API did not start:\n${output}`)
    }
  }
  return { origin, output: () => output, kill: (signal) => child.kill(signal), ended }
}
