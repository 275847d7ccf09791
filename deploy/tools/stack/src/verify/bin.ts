import { join } from 'node:path'
import { ROOT } from '../root'

/** Command that a package of `folder` brings. */
export const binOf = (name: string, folder = ROOT): string =>
  join(folder, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
