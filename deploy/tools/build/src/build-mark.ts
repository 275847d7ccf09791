import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONSOLE_FOLDER, RULES_FOLDER } from './folders'
import { inputHash } from './input-hash'
import { readPackage } from './package-json'

const MARK = '.inputs'

/** What a build of some sources is called, and what its folder says of it. */
export interface BuildMark {
  version: string
  /** Text of the file in the build's folder; equal texts, equal builds. */
  text: string
}

/** @param version exact one of a release. @default the package's version with the hash of the sources: `1.0.0-b1f2e3d4c` */
export function markOfPart(folder: string, mode: string, version?: string): BuildMark {
  const inputs = inputHash(folder)
  const name = version ?? `${readPackage(folder).version}-b${inputs.slice(0, 8)}`
  return { version: name, text: `${name} ${mode} ${inputs}` }
}

export function markOfConsole(): BuildMark {
  const version = `${readPackage(CONSOLE_FOLDER).version}-b${inputHash(CONSOLE_FOLDER, [RULES_FOLDER]).slice(0, 8)}`
  return { version, text: version }
}

export const markFile = (folder: string): string => join(folder, MARK)

/** Whether the folder holds the build of these sources. */
export const isMarked = async (folder: string, { text }: BuildMark): Promise<boolean> =>
  existsSync(markFile(folder)) && (await readFile(markFile(folder), 'utf8')) === text
