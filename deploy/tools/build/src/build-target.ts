import { join } from 'node:path'
import { isMarked, markOfConsole, markOfPart } from './build-mark'
import type { BuildPartOptions } from './build-part'
import { CONSOLE_PAGE, PART_NAMES, partFolder } from './folders'

/** The page of the operators, which is built beside the parts. */
export const CONSOLE = 'console'

/** Everything that the workspace builds, what takes longest first: the cores are then busy to the end. */
export const BUILD_TARGETS: readonly string[] = [...PART_NAMES, CONSOLE]

/** What became of one part, or of the console's page. */
export interface BuildReport {
  part: string
  version: string
  /** Whether the build of an earlier run was still right. */
  reused: boolean
}

/** The build of an earlier run when it is still right. Much quicker to know than to load a compiler. */
export async function findBuild(
  name: string,
  { mode = 'production', version, outputFolder }: BuildPartOptions = {},
): Promise<BuildReport | undefined> {
  const [folder, mark] =
    name === CONSOLE
      ? [CONSOLE_PAGE, markOfConsole()]
      : [outputFolder ?? join(partFolder(name), 'dist'), markOfPart(partFolder(name), mode, version)]
  return (await isMarked(folder, mark)) ? { part: name, version: mark.version, reused: true } : undefined
}

/** Builds one part, or the console's page. @throws with the compiler's messages when the build has errors */
export async function buildTarget(name: string, options: BuildPartOptions = {}): Promise<BuildReport> {
  const present = await findBuild(name, options)
  if (present) return present
  const { part, version, reused } = await (name === CONSOLE
    ? import('./build-application').then(({ buildConsole }) => buildConsole())
    : import('./build-part').then(({ buildPart }) => buildPart(partFolder(name), options)))
  return { part, version, reused }
}
