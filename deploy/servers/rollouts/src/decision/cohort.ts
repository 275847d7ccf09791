import { hash } from 'node:crypto'

/** Whom a candidate is given to or not. */
export interface CohortKey {
  /** `DOMAIN_NAME`: every shop has cohorts of its own, also under a rule for every shop. */
  shop: string
  part: string
  /** Of the rollout; the same while its share grows. */
  salt: string
  subject: string
}

const DIGITS = 12
const RANGE = 16 ** DIGITS

/**
 * Where a subject stands in a rollout: from 0 to less than 1, evenly (the first 48 bits of a SHA-256). Nothing but the key
 * decides it, so all edges agree without talking to each other. Shop, part and salt are part of the hash and not added to it:
 * cohorts of two parts, and of two rollouts of one part, have nothing to do with each other.
 */
export const positionOf = ({ shop, part, salt, subject }: CohortKey): number =>
  Number.parseInt(hash('sha256', `${shop}\n${part}\n${salt}\n${subject}`, 'hex').slice(0, DIGITS), 16) / RANGE

/**
 * Whether a position belongs to a share. The bounds are half-open: 0 % is nobody and 100 % everybody, and 10 % are no 11. Whoever is
 * in a share is in every larger one.
 * @param share percent
 */
export const isInShare = (position: number, share: number): boolean => position < share / 100
