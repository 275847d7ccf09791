import type { ExposedName, PartName } from '@prilavok/shared-kernel/contract'

/** Folder of the workspace, without a slash at the end; where this package is installed alone, the folder that commands run in. */
export const ROOT: string
/** Folders of the parts, the shell first, the others by name: every folder at the top that has a `release.ts`. */
export const PART_NAMES: readonly PartName[]
/**
 * Source file of an exposed module.
 * @throws when `src/pages`, `src/modals` and `src/slots` of the part have none of that name, or more than one
 */
export function exposedFile(folder: string, expose: ExposedName): string
