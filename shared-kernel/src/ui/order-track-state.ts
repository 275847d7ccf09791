/** Sums that the order track compares, in the units of the currency. */
export interface OrderSums {
  /** Sum of the order now. */
  sum: number
  /** Minimum order; 0 or none: no such threshold. */
  minOrder?: number | null
  /** Free delivery from; 0 or none: no such threshold. */
  freeFrom?: number | null
  /** Sum that counts for free delivery (DELIVERY_SUM). @default sum */
  deliverySum?: number
}

export interface OrderTrackState {
  stage: 'below-minimum' | 'paid-delivery' | 'free-delivery' | 'enough'
  /** Still missing to the next threshold. */
  rest: number
  /** Filled part of the line, 0 to 1. */
  filled: number
  /** Places of the thresholds on the line, 0 to 1. */
  marks: { at: number; sum: number }[]
}

/** Where an order stands between its two thresholds (AMB-07); null when there are none. «Reaches» is ≥. */
export const orderTrackState = ({
  sum,
  minOrder,
  freeFrom,
  deliverySum = sum,
}: OrderSums): OrderTrackState | null => {
  const min = minOrder || 0
  const free = freeFrom || 0
  const end = Math.max(min, free)
  if (end === 0) return null
  const thresholds = [...new Set([min, free])].filter((value) => value > 0).sort((a, b) => a - b)
  const marks = thresholds.map((value) => ({ at: value / end, sum: value }))
  const part = (value: number) => Math.min(1, Math.max(0, value / end))
  if (sum < min) return { stage: 'below-minimum', rest: min - sum, filled: part(sum), marks }
  if (free === 0) return { stage: 'enough', rest: 0, filled: 1, marks }
  if (deliverySum < free)
    return { stage: 'paid-delivery', rest: free - deliverySum, filled: part(deliverySum), marks }
  return { stage: 'free-delivery', rest: 0, filled: 1, marks }
}
