/** Keys of the data that several parts share. Parts put their own data under keys that begin with the part's name. */
export const queryKeys = {
  personal: ['kernel', 'personal'],
  /** Of which login the server has rendered the page; not asked for. */
  login: ['kernel', 'login'],
  basketCounts: ['kernel', 'basket-counts'],
  favouritesCount: ['kernel', 'favourites-count'],
  viewedCount: ['kernel', 'viewed-count'],
  /** Every answer that holds products with their counts in the main basket (ITEMS or PRODUCT) lies under it. */
  products: ['kernel', 'products'],
  /** Rows of baskets, by basket: out of date when that basket has changed. */
  basketRows: ['kernel', 'basket-rows'],
  /** Orders of the customer, in lists and one by one: out of date when one is made, paid or changed. */
  orders: ['kernel', 'orders'],
  /** Delivery addresses of the customer. */
  addresses: ['kernel', 'addresses'],
  /** Pick-up points of the shop. */
  tradePoints: ['kernel', 'trade-points'],
  /** Payments that were started in this tab, by order. */
  payments: ['kernel', 'payments'],
} as const
