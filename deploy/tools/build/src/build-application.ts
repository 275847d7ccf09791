import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationConfiguration } from './application-configuration'
import { isMarked, markFile, markOfConsole } from './build-mark'
import { compile } from './compile'
import { compress } from './compress'
import { CONSOLE_FOLDER, CONSOLE_PAGE } from './folders'

export interface BuiltApplication {
  part: string
  version: string
  /** Whether the build of an earlier run was still right. */
  reused: boolean
}

/** Builds the page of the operators' console. Does nothing when its sources are those of the build that is there. */
export async function buildConsole(): Promise<BuiltApplication> {
  const mark = markOfConsole()
  const built = { part: 'console', version: mark.version }
  if (await isMarked(CONSOLE_PAGE, mark)) return { ...built, reused: true }
  const request = {
    part: { folder: CONSOLE_FOLDER, descriptor: { name: 'console' } },
    ...{ version: mark.version, mode: 'production' as const, outputFolder: join(CONSOLE_FOLDER, 'dist') },
  }
  await compile(applicationConfiguration(request, 'src/app/main.tsx'))
  await Promise.all(
    (await readdir(CONSOLE_PAGE, { recursive: true })).map((file) =>
      compress(join(CONSOLE_PAGE, file), false),
    ),
  )
  await writeFile(markFile(CONSOLE_PAGE), mark.text)
  return { ...built, reused: false }
}
