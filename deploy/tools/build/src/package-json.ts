import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface PackageJson {
  name: string
  version: string
  exports?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson

/** The package that a folder belongs to: the nearest one above with a `package.json`. */
export const packageFolderOf = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : packageFolderOf(dirname(folder))
