import type { PartName } from '@prilavok/shared-kernel/contract'
import { isRecord, isText } from '../json-file'
import { isPartName, isVersion } from '../part-name'
import { readSigned, sign } from './signature'

const PURPOSE = 'override'

/** Where a link with a signed override leads; `?off` ends it. */
export const OVERRIDE_PATH = '/release-override'

/** A link that goes astray must not work for ever. */
export const MAX_OVERRIDE_SECONDS = 7 * 86_400

/** Versions that a developer tries in his own browser, in one shop, for a while. */
export interface Override {
  /** `DOMAIN_NAME` */
  shop: string
  releases: Readonly<Partial<Record<PartName, string>>>
  /** ISO 8601. */
  until: string
}

/** The token of a link. @param secret that of the edges, see `edgeSecret` */
export const signOverride = ({ shop, releases, until }: Override, secret: string): string =>
  sign(PURPOSE, JSON.stringify({ shop, releases, until }), secret)

const isOverride = (value: unknown): value is Override =>
  isRecord(value) &&
  isText(value.shop) &&
  isText(value.until) &&
  isRecord(value.releases) &&
  Object.keys(value.releases).length > 0 &&
  Object.entries(value.releases).every(([part, version]) => isPartName(part) && isVersion(version))

/** @returns undefined when the token is forged, for another shop, or over */
export function readOverride(
  token: string,
  { secret, shop, now }: { secret: string; shop: string; now: number },
): Override | undefined {
  const text = readSigned(PURPOSE, token, secret)
  if (text === undefined) return undefined
  const value: unknown = JSON.parse(text)
  return isOverride(value) && value.shop === shop && Date.parse(value.until) > now ? value : undefined
}
