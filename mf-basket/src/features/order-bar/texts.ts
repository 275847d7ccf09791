export const orderBarTexts = {
  inOrder: 'В заказе',
  rowKeys: 'по строкам',
  enterKey: 'в корзину и дальше',
  undoKey: 'отменить',
} as const
