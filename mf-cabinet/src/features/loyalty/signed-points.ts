import type { LoyaltyOperation } from '@prilavok/shared-kernel/contract'
import { formatMoney, MINUS } from '@prilavok/shared-kernel/format'

/** Orders bring points, and those spent come back with a cancelled one; the other types take points away (AMB-45). */
const ADDITIONS: readonly string[] = ['loyalty-plus', 'loyalty-return-order']

/** Points of an operation, below zero where they were taken away. */
export const signedPoints = ({ OPERATION_TYPE, POINTS }: LoyaltyOperation): number =>
  ADDITIONS.includes(OPERATION_TYPE.CODE) ? POINTS : -POINTS

/** «+285 Б», «−1 200 Б». */
export const pointsText = (signed: number): string =>
  `${signed < 0 ? MINUS : '+'}${formatMoney(Math.abs(signed), { currency: 'BONUS' })}`
