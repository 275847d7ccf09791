/** Page of an offer, where the shop has one. */
export const offerPath = (offerId: number): string => `/client/offers/${offerId}`
