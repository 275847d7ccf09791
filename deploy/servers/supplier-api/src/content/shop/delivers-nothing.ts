/**
 * 000 §4: pick-up alone is left in a shop that says so, and in one without trade points (AMB-37). What a shop tells of itself, of a
 * basket and takes of an order goes by this one answer.
 */
export const deliversNothing = (selfDeliveryOnly: boolean, tradePoints: readonly unknown[]): boolean =>
  selfDeliveryOnly || tradePoints.length === 0
