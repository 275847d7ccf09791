import { formatFileSize, MINUS, NBSP } from '@prilavok/shared-kernel/format'
import type { ReleaseInfo } from '../../contract'

/** The release of the same part that was published before. @param releases the newest first */
export function releaseBefore(
  releases: readonly ReleaseInfo[],
  release: ReleaseInfo,
): ReleaseInfo | undefined {
  const ofPart = releases.filter(({ part }) => part === release.part)
  return ofPart[ofPart.indexOf(release) + 1]
}

/** `84 КБ (+3 КБ)` */
export function formatSize({ size }: ReleaseInfo, before: ReleaseInfo | undefined): string {
  if (!before || before.size === size) return formatFileSize(size)
  const sign = size > before.size ? '+' : MINUS
  return `${formatFileSize(size)}${NBSP}(${sign}${formatFileSize(Math.abs(size - before.size))})`
}
