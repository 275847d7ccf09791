import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildMark, isMarked, markFile, markOfPart } from './build-mark'
import { buildNode } from './build-node'
import { commitOf } from './commit'
import { compile } from './compile'
import { compress } from './compress'
import type { BuildMode } from './configuration'
import { KERNEL_FOLDER } from './folders'
import { slotViolations } from './page-slots'
import { type Part, readPart } from './part'
import type { PartConfigurations } from './part-configurations'
import { describeRelease } from './release-file'

export interface BuiltPart {
  part: string
  version: string
  /** Folder with `release.json`, `web/` and `node/`. */
  folder: string
  /** Whether the build of an earlier run was still right. */
  reused: boolean
}

export interface BuildPartOptions {
  /**
   * One that is given is for publishing: the build is made as small as it gets.
   * @default the package's version with the hash of the sources: `1.0.0-b1f2e3d4c`
   */
  version?: string
  /** @default 'production' */
  mode?: BuildMode
  /** @default `dist` in the part's folder */
  outputFolder?: string
}

/** Builds a part for the browser and the server. Does nothing when its sources are those of the build that is there. */
export async function buildPart(folder: string, options: BuildPartOptions = {}): Promise<BuiltPart> {
  const part = await readPart(folder)
  const violations = slotViolations(part)
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const { mode = 'production', outputFolder = join(folder, 'dist') } = options
  const mark = markOfPart(folder, mode, options.version)
  const { version } = mark
  const built = { part: part.descriptor.name, version, folder: outputFolder }
  if (await isMarked(outputFolder, mark)) return { ...built, reused: true }

  const draft = join(dirname(outputFolder), `.${basename(outputFolder)}-${process.pid}`)
  try {
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true })
    await buildInto(draft, part, { version, mode, thorough: options.version !== undefined })
    await writeFile(markFile(draft), mark.text)
    await putInPlace(draft, outputFolder, mark)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return { ...built, reused: false }
}

async function buildInto(
  outputFolder: string,
  part: Part,
  { version, mode, thorough }: { version: string; mode: BuildMode; thorough: boolean },
): Promise<void> {
  const { folder } = part
  const { default: configurations }: { default: PartConfigurations } = await import(
    pathToFileURL(join(folder, 'webpack.config.ts')).href
  )
  const { web, worker } = await configurations({ version, mode, outputFolder })
  const [webStats] = await Promise.all([compile(web), buildNode({ part, version, mode, outputFolder })])
  // Into the folder of the web build, which empties it when it begins.
  if (worker) await compile(worker)
  const webFolder = join(outputFolder, 'web')
  const release = await describeRelease({
    part,
    version,
    builtFrom: commitOf(folder, KERNEL_FOLDER),
    outputFolder,
    web: webStats,
  })
  await Promise.all(
    (await readdir(webFolder, { recursive: true })).map((file) => compress(join(webFolder, file), thorough)),
  )
  await writeFile(join(outputFolder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
}

/** The build appears whole or not at all. Another process may put the same one there at the same time: either will do. */
async function putInPlace(draft: string, outputFolder: string, mark: BuildMark): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true })
  try {
    await rename(draft, outputFolder)
  } catch (error) {
    if (!(await isMarked(outputFolder, mark))) throw error
  }
}
