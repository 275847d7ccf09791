import type { PartName } from '@prilavok/shared-kernel/contract'
import semver from 'semver'

/** `shell` or `mf-…`, small letters, digits and hyphens: it becomes a folder and a piece of URLs. */
export const isPartName = (value: unknown): value is PartName =>
  typeof value === 'string' && /^(shell|mf-[a-z0-9]+(-[a-z0-9]+)*)$/.test(value)

/** Exactly as semver writes it: `1.4.0`, `1.5.0-rc.1`. Build metadata (`+…`) is rejected: it does not tell versions apart. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && semver.valid(value) === value

/** `mf-catalog@1.4.0` */
export const releaseName = (release: { name: string; version: string }): string =>
  `${release.name}@${release.version}`
