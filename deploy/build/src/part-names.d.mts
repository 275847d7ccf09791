import type { PartName } from '@prilavok/shared-kernel/contract'

/** Folder of the workspace, without a slash at the end. */
export const ROOT: string
/** Folders of the parts, the shell first: every folder at the top that has a `release.ts`. */
export const PART_NAMES: readonly PartName[]
