import semver from 'semver'

const RANGE = { includePrerelease: true }

/** Whether a version of the bus or the API, a whole number, is one of those that a part can work with. */
export const fitsContract = (given: number, required: number | string): boolean =>
  typeof required === 'number' ? given === required : semver.satisfies(`${given}.0.0`, required, RANGE)

/** Whether a version of a package lies in a range; versions for trying (`1.5.0-rc.1`) do, too. */
export const fitsRange = (version: string, range: string): boolean => semver.satisfies(version, range, RANGE)

/** A whole number, or a range over such numbers: `1 || 2`, `>=1`. */
export const isContractRange = (value: unknown): value is number | string =>
  Number.isInteger(value) || (typeof value === 'string' && value !== '' && semver.validRange(value) !== null)
