/** Page of the basket that is paid with points. */
export const BONUS_BASKET_PATH = '/basket?type=loyalty'
