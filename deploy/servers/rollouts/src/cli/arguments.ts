import type { PartName } from '@prilavok/shared-kernel/contract'
import { InvalidArgumentError } from 'commander'
import { EVERY_SHOP } from '../model/rule'
import { isPartName, isVersion } from '../part-name'

export interface NamedRelease {
  part: PartName
  version: string
}

export function parsePart(text: string): PartName {
  if (!isPartName(text)) throw new InvalidArgumentError(`«${text}» is no part: shell or mf-….`)
  return text
}

/** `mf-catalog@1.5.0` */
export function parseRelease(text: string): NamedRelease {
  const [part = '', version = '', ...rest] = text.split('@')
  if (!isPartName(part) || !isVersion(version) || rest.length > 0)
    throw new InvalidArgumentError(`«${text}» is no release like mf-catalog@1.5.0.`)
  return { part, version }
}

export function parseVersion(text: string): string {
  if (!isVersion(text)) throw new InvalidArgumentError(`«${text}» is no version like 1.5.0 or 1.5.0-rc.1.`)
  return text
}

/** Several of them, as commander hands them over one by one; a part has one version. */
export function collectReleases(text: string, before: NamedRelease[] = []): NamedRelease[] {
  const release = parseRelease(text)
  const other = before.find(({ part }) => part === release.part)
  if (other)
    throw new InvalidArgumentError(
      `«${text}» and ${other.version} are versions of one part: name one of them.`,
    )
  return [...before, release]
}

/** `mf-catalog` or `mf-catalog@1.5.0` */
export const parsePartOrRelease = (text: string): { part: PartName; version?: string } =>
  text.includes('@') ? parseRelease(text) : { part: parsePart(text) }

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const

/** `90s`, `30m`, `12h`, `2d` in seconds. */
export function parseDuration(text: string): number {
  const [, digits, unit] = /^(\d+)([smhd])$/.exec(text) ?? []
  if (digits === undefined || Number(digits) === 0)
    throw new InvalidArgumentError(`«${text}» is no duration like 90s, 30m, 12h or 2d.`)
  return Number(digits) * SECONDS[unit as keyof typeof SECONDS]
}

const moment =
  (direction: 1 | -1) =>
  (text: string): Date => {
    if (/^\d+[smhd]$/.test(text)) return new Date(Date.now() + direction * parseDuration(text) * 1000)
    const date = new Date(text)
    if (Number.isNaN(date.getTime()))
      throw new InvalidArgumentError(`«${text}» is no time like 2026-12-01, 2026-12-01T10:00Z or 2d.`)
    return date
  }

const parseAhead = moment(1)
/** A time to come: `2026-12-01T10:00Z`, or `2d` from now. */
export function parseFuture(text: string): Date {
  const date = parseAhead(text)
  if (date.getTime() <= Date.now()) throw new InvalidArgumentError(`«${text}» is over already.`)
  return date
}
/** A time of before: `2026-11-20T10:00Z`, or `2h` ago. */
export const parsePast = moment(-1)

/** Percent of the buyers, with at most two digits after the point: buckets are hundredths of a percent. */
export function parseShare(text: string): number {
  const share = Number(text.replace(/%$/, ''))
  if (!/^\d+(\.\d{1,2})?%?$/.test(text) || share > 100)
    throw new InvalidArgumentError(`«${text}» is no share in percent like 5 or 12.5, from 0 to 100.`)
  return share
}

/** `5,25,50,100` */
export function parseSteps(text: string): number[] {
  const steps = text.split(',').map((step) => parseShare(step.trim()))
  const ascends = steps.every((step, index) => step > (steps[index - 1] ?? 0))
  if (!ascends || steps.at(-1) !== 100)
    throw new InvalidArgumentError(`«${text}» are no steps like 5,25,50,100: ascending, the last one 100.`)
  return steps
}

/** The domain of a supplier as rules write it, or the sign for every supplier. */
export function parseSupplier(text: string): string {
  const domain = text.trim().toLowerCase()
  if (domain !== EVERY_SHOP && !/^[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(domain))
    throw new InvalidArgumentError(`«${text}» is no domain like shop.example.`)
  return domain
}

export function parseReason(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('The log needs a reason in words.')
  return text.trim()
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError(`«${text}» is no whole number above 0.`)
  return Number(text)
}
