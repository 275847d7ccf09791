import type { BasketGroup, OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'

const AVAILABLE = 'group_available'
const rank = ({ CODE }: BasketGroup) => (CODE === AVAILABLE ? 0 : 1)

/** Groups as they are shown: what can be ordered first, the others in the order of the answer (AMB-39). */
export const groupsInOrder = ({ GROUPS }: OrderBasketResponse): BasketGroup[] =>
  [...GROUPS].sort((a, b) => rank(a) - rank(b))

/** Rows of a group that can be ticked; gifts cannot. */
export const selectableIn = ({ PRODUCTS }: BasketGroup): number[] =>
  PRODUCTS.filter(({ GIFT }) => !isYes(GIFT)).map(({ ID }) => ID)
