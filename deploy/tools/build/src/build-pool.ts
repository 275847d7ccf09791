import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BuildPartOptions } from './build-part'
import { type BuildReport, findBuild } from './build-target'
import { ROOT } from './folders'

export interface BuildOrder {
  name: string
  options: BuildPartOptions
}
export type BuildAnswer = { name: string; report: BuildReport } | { name: string; error: string }

export interface BuildPoolOptions extends BuildPartOptions {
  onBuilt?: (report: BuildReport) => void
  /** Ends every process of the pool. */
  signal?: AbortSignal
}

const PROCESS = fileURLToPath(new URL('./build-process.ts', import.meta.url))
/** A compiler takes up to so much memory; parts wait for each other where there is little of it, or one core. */
const MAX_PROCESSES = 4

/**
 * Builds parts beside each other, in as many processes as there are cores: webpack itself runs on one. Each takes the next part of
 * the list when it is done with one. Their memory is given back at the end.
 * What an earlier run has built is left as it is, and no process is started for it.
 * @param names parts, or `console`
 * @throws with the compiler's messages of the first part that cannot be built; the others are given up
 */
export async function buildInPool(
  names: readonly string[],
  { onBuilt = () => undefined, signal, ...options }: BuildPoolOptions = {},
): Promise<void> {
  const waiting: string[] = []
  for (const name of names) {
    const present = await findBuild(name, options)
    if (present) onBuilt(present)
    else waiting.push(name)
  }
  const children = new Set<ChildProcess>()
  return await new Promise((resolve, reject) => {
    const stop = () => {
      for (const child of children) child.kill('SIGKILL')
    }
    const fail = (error: Error) => {
      reject(error)
      stop()
    }
    const next = (child: ChildProcess) => {
      const name = waiting.shift()
      if (name) child.send({ name, options } satisfies BuildOrder)
      else child.disconnect()
    }
    const open = () => {
      const child = fork(PROCESS, {
        cwd: ROOT,
        execArgv: ['--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      let output = ''
      children.add(child)
      child.stderr?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000)
      })
      child.on('message', (answer: BuildAnswer) => {
        if ('error' in answer) return fail(new Error(`${answer.name}: ${answer.error}`))
        onBuilt(answer.report)
        next(child)
      })
      child.on('error', fail)
      child.on('exit', (code) => {
        children.delete(child)
        if (code !== 0) fail(new Error(`A process that builds ended with ${code}.\n${output}`.trim()))
        else if (children.size === 0) resolve()
      })
      next(child)
    }
    signal?.addEventListener('abort', stop, { once: true })
    const count = Math.min(availableParallelism(), MAX_PROCESSES, waiting.length)
    for (let at = 0; at < count; at += 1) open()
    if (count === 0) resolve()
  })
}
