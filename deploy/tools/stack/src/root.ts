import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the workspace. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..')
