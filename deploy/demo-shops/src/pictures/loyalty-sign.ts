import type { SchemeColours } from './scheme-colours'

/** Sign of a loyalty programme: a coin with the «Б» of its points (000 §9), on a tile of the shop's colour. */
export const loyaltySign = ({ accent, ink, soft }: SchemeColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="20" fill="${soft}"/><circle cx="48" cy="50" r="34" fill="#101820" opacity=".1"/><circle cx="48" cy="48" r="34" fill="${accent}"/><circle cx="48" cy="48" r="27" fill="none" stroke="${ink}" stroke-width="2" opacity=".55"/><path d="M58 34H40v28h11a8.500 8.500 0 0 0 0-17H40" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`
