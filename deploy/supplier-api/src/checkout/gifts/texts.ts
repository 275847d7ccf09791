export const giftTexts = {
  /** @param names of the gifts */
  missing: (names: readonly string[]): string => {
    const named = names.map((name) => `«${name}»`).join(', ')
    if (names.length === 0) return ''
    return names.length === 1
      ? `Подарок ${named} закончился и\u00a0в\u00a0заказ не\u00a0вошёл`
      : `Подарки ${named} закончились и\u00a0в\u00a0заказ не\u00a0вошли`
  },
  /** Of an offer in the basket whose gift is out of stock. */
  ended: (title: string): string => `${title}: подарок закончился`,
}
