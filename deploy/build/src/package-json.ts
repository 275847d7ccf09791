import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PackageJson {
  name: string
  version: string
  exports?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson
