import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const WORKSPACE = fileURLToPath(new URL('../../../..', import.meta.url))

type Environment = Readonly<Record<string, string | undefined>>

/** Folder of everything that a running shop keeps: `DATA_DIR`, relative to the workspace. @default '.data' */
export const dataFolder = (env: Environment): string => resolve(WORKSPACE, env.DATA_DIR || '.data')

/** Folder of the published releases: `RELEASES_DIR`, relative to the workspace. @default DATA_DIR/releases */
export const releasesFolder = (env: Environment): string =>
  env.RELEASES_DIR ? resolve(WORKSPACE, env.RELEASES_DIR) : join(dataFolder(env), 'releases')
