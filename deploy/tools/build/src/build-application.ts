import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationConfiguration } from './application-configuration'
import { compile } from './compile'
import { compress } from './compress'
import { ROOT } from './folders'
import { inputHash } from './input-hash'
import { readPackage } from './package-json'

const MARK = '.inputs'

/** Folder of the operators' console; its page is built into `dist/web`. */
export const CONSOLE_FOLDER = join(ROOT, 'deploy/servers/console')
/** What is decided of versions and operators, which the page shows by the same code. */
const RULES_FOLDER = join(ROOT, 'deploy/servers/rollouts/src')
export const CONSOLE_PAGE = join(CONSOLE_FOLDER, 'dist/web')

export interface BuiltApplication {
  part: string
  version: string
  /** Whether the build of an earlier run was still right. */
  reused: boolean
}

/** Builds the page of the operators' console. Does nothing when its sources are those of the build that is there. */
export async function buildConsole(): Promise<BuiltApplication> {
  const inputs = inputHash(CONSOLE_FOLDER, [RULES_FOLDER])
  const version = `${readPackage(CONSOLE_FOLDER).version}-b${inputs.slice(0, 8)}`
  const built = { part: 'console', version }
  const mark = join(CONSOLE_PAGE, MARK)
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === version) return { ...built, reused: true }
  const request = {
    part: { folder: CONSOLE_FOLDER, descriptor: { name: 'console' } },
    ...{ version, mode: 'production' as const, outputFolder: join(CONSOLE_FOLDER, 'dist') },
  }
  await compile(applicationConfiguration(request, 'src/app/main.tsx'))
  await Promise.all(
    (await readdir(CONSOLE_PAGE, { recursive: true })).map((file) =>
      compress(join(CONSOLE_PAGE, file), false),
    ),
  )
  await writeFile(mark, version)
  return { ...built, reused: false }
}
