import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ROOT } from '@prilavok/build/folders'

const CHILD = fileURLToPath(new URL('./build-process.ts', import.meta.url))

/** Builds the part in a folder as its team does, in a process of its own. Returns the milliseconds it took from start to end. */
export function runBuild(folder: string, version: string): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', CHILD, folder, version], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve(performance.now() - startedAt)
        : reject(new Error(`The build in ${folder} failed; the lines above say why.`)),
    )
  })
}
