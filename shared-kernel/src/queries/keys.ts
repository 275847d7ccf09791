/** Keys of the data that several parts share. Parts put their own data under keys that begin with the part's name. */
export const queryKeys = {
  personal: ['kernel', 'personal'],
  basketCounts: ['kernel', 'basket-counts'],
  favouritesCount: ['kernel', 'favourites-count'],
} as const
