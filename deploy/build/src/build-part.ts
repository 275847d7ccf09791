import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commitOf } from './commit'
import { compile } from './compile'
import { compress } from './compress'
import type { BuildMode } from './configuration'
import { KERNEL_FOLDER } from './folders'
import { inputHash } from './input-hash'
import { readPackage } from './package-json'
import { readPart } from './part'
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
  /** @default the package's version with the hash of the sources: `1.0.0-b1f2e3d4c` */
  version?: string
  /** @default 'production' */
  mode?: BuildMode
  /** @default `dist` in the part's folder */
  outputFolder?: string
}

const MARK = '.inputs'

/** Builds a part for the browser and the server. Does nothing when its sources are those of the build that is there. */
export async function buildPart(folder: string, options: BuildPartOptions = {}): Promise<BuiltPart> {
  const part = await readPart(folder)
  const { mode = 'production', outputFolder = join(folder, 'dist') } = options
  const inputs = inputHash(folder)
  const version = options.version ?? `${readPackage(folder).version}-b${inputs.slice(0, 8)}`
  const mark = `${version} ${mode} ${inputs}`
  const built = { part: part.descriptor.name, version, folder: outputFolder }
  if (existsSync(join(outputFolder, MARK)) && (await readFile(join(outputFolder, MARK), 'utf8')) === mark)
    return { ...built, reused: true }

  await rm(outputFolder, { recursive: true, force: true })
  await mkdir(outputFolder, { recursive: true })
  const { default: configurations }: { default: PartConfigurations } = await import(
    pathToFileURL(join(folder, 'webpack.config.ts')).href
  )
  const { web, node } = await configurations({ version, mode, outputFolder })
  const [webStats] = await Promise.all([compile(web), compile(node)])
  const webFolder = join(outputFolder, 'web')
  const release = await describeRelease({
    part,
    version,
    builtFrom: commitOf(folder, KERNEL_FOLDER),
    outputFolder,
    web: webStats,
  })
  await Promise.all(
    (await readdir(webFolder, { recursive: true })).map((file) => compress(join(webFolder, file))),
  )
  await writeFile(join(outputFolder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  await writeFile(join(outputFolder, MARK), mark)
  return { ...built, reused: false }
}
