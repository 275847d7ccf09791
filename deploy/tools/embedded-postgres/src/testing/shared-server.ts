import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { RUN_FOLDER, runFiles, type SharedServer } from './run-folder'

const KEEPER = fileURLToPath(new URL('./keeper.ts', import.meta.url))

let known: Promise<SharedServer> | undefined

/**
 * The PostgreSQL of this run of the tests, started when the first worker asks for it.
 * @throws when it cannot be started, with the reason
 */
export function sharedServer(): Promise<SharedServer> {
  known ??= ask()
  return known
}

async function ask(): Promise<SharedServer> {
  const folder = process.env[RUN_FOLDER]
  if (!folder) throw new Error('Tests with a database run through jest: npm run unit -- <path>')
  const files = runFiles(folder)
  if (await isFirst(files.asked)) startKeeper(folder)
  for (;;) {
    const server = await readFile(files.server, 'utf8').catch(() => null)
    if (server) return JSON.parse(server) as SharedServer
    const failure = await readFile(files.failure, 'utf8').catch(() => null)
    if (failure) throw new Error(`There is no database for the tests: ${failure}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** It outlives the worker: others use its server too. */
function startKeeper(folder: string): void {
  const keeper = spawn(process.execPath, ['--import', 'tsx', KEEPER, folder], {
    detached: true,
    stdio: 'ignore',
  })
  keeper.once('exit', (code, signal) => {
    const text = `its keeper ended with ${signal ?? code}`
    writeFile(runFiles(folder).failure, text, { flag: 'wx' }).catch(() => undefined)
  })
  keeper.unref()
}

/** Whether nobody has asked before. */
async function isFirst(file: string): Promise<boolean> {
  try {
    await writeFile(file, '', { flag: 'wx' })
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}
