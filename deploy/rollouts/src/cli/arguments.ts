import type { PartName } from '@prilavok/shared-kernel/contract'
import { InvalidArgumentError } from 'commander'
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

/** Several of them, as commander hands them over one by one. */
export const collectReleases = (text: string, before: NamedRelease[] = []): NamedRelease[] => [
  ...before,
  parseRelease(text),
]

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

/** A time to come: `2026-12-01T10:00Z`, or `2d` from now. */
export const parseFuture = moment(1)
/** A time of before: `2026-11-20T10:00Z`, or `2h` ago. */
export const parsePast = moment(-1)

export function parseShare(text: string): number {
  const share = Number(text.replace(/%$/, ''))
  if (text === '' || !Number.isFinite(share))
    throw new InvalidArgumentError(`«${text}» is no share in percent like 5 or 12.5.`)
  return share
}

/** `5,25,50,100` */
export const parseSteps = (text: string): number[] => text.split(',').map((step) => parseShare(step.trim()))

export function parseCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError(`«${text}» is no whole number above 0.`)
  return Number(text)
}
