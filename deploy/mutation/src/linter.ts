import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import type { Checker } from './checker'
import { isLeftOver } from './left-over'

const BIOME = join(ROOT, 'node_modules/.bin/biome')
/** Rules of our own, which biome.json names. */
const PLUGINS = 'deploy/build/lint'
const OPTIONS = [
  'lint',
  '--vcs-enabled=false',
  '--vcs-use-ignore-file=false',
  '--reporter=json',
  '--max-diagnostics=none',
]

interface Report {
  diagnostics: { severity: string; category: string; message: string }[]
}

function run(cwd: string, file: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile(BIOME, [...OPTIONS, file], { cwd }, (_error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout))
      } catch {
        reject(new Error(`biome has not run: ${stderr}`))
      }
    })
  })
}

/**
 * Lints single files by the rules of the workspace that are errors. Biome tells what is wrong with a text only where it lies in a
 * file, and reads all of the workspace first: so the text is written at its path into an empty folder with the same rules.
 */
export async function linter(): Promise<Checker> {
  const folder = await mkdtemp(join(tmpdir(), 'prilavok-lint-'))
  await cp(join(ROOT, 'biome.json'), join(folder, 'biome.json'))
  await cp(join(ROOT, PLUGINS), join(folder, PLUGINS), {
    recursive: true,
    filter: (path) => !/\.tsx?$/.test(path),
  })
  return {
    async faultsOf(file, text) {
      const path = join(folder, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
      const { diagnostics } = await run(folder, file)
      await rm(path)
      return diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(({ category, message }) => `${category}: ${message}`)
        .filter((fault) => !isLeftOver(fault))
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
