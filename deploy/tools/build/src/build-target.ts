import { buildConsole } from './build-application'
import { type BuildPartOptions, buildPart } from './build-part'
import { PART_NAMES, partFolder } from './folders'

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

/** Builds one part, or the console's page. @throws with the compiler's messages when the build has errors */
export async function buildTarget(name: string, options: BuildPartOptions = {}): Promise<BuildReport> {
  const { part, version, reused } =
    name === CONSOLE ? await buildConsole() : await buildPart(partFolder(name), options)
  return { part, version, reused }
}
