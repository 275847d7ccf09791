/** 000 §9: a basket is loaded with limit 1000. */
export const ROWS = 1000

/** Warning of a product that found no place. */
export const TOO_MANY = `В\u00a0корзине может быть не\u00a0больше ${ROWS}\u00a0товаров`
