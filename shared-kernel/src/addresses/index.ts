export { addressesQuery } from './get-addresses'
export { tradePointsQuery } from './get-trade-points'
