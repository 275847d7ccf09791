import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PART_NAMES } from '@prilavok/build/folders'
import { ROOT } from './root'
import { StackError } from './stack-error'

/** What the building process tells of each part. */
export interface BuildReport {
  part: string
  version: string
  reused: boolean
}

const CHILD = fileURLToPath(new URL('./build-process.ts', import.meta.url))
const OUTPUT_KEPT = 20_000

/**
 * Builds the parts whose sources have changed, in a process of its own: webpack's memory is given back, and the data can be
 * prepared at the same time.
 * @param parts names of the parts to look at. @default all
 * @throws StackError with the compiler's words
 */
export function buildParts(
  onBuilt: (report: BuildReport) => void,
  signal: AbortSignal,
  parts: readonly string[] = PART_NAMES,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(CHILD, parts, {
      cwd: ROOT,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT)
    }
    const stop = () => child.kill('SIGKILL')
    signal.addEventListener('abort', stop, { once: true })
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.on('message', (message) => onBuilt(message as BuildReport))
    child.on('error', reject)
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop)
      if (code === 0) resolve()
      else
        reject(
          new StackError(`The front ends could not be built. Mend this and start again:\n${output.trim()}`),
        )
    })
  })
}
