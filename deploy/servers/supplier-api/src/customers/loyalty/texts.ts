import type { LoyaltyOperation, LoyaltyOperationCode } from '@prilavok/shared-kernel/contract'

/** 001 §3 names the codes; the texts are the shop's. Points are added for orders and otherwise, too: the comment says why. */
export const OPERATION_TYPES: Record<LoyaltyOperationCode, string> = {
  'loyalty-plus': 'Начисление баллов',
  'loyalty-minus': 'Списание',
  'loyalty-burn': 'Сгорание баллов',
  'loyalty-return-order': 'Возврат за\u00a0отменённый заказ',
}

export const OPERATION_STATUSES: Record<LoyaltyOperation['STATUS']['CODE'], string> = {
  done: 'Проведена',
  expected: 'Ожидается',
}

export const operationTexts = {
  burnt: 'Баллы не\u00a0использованы в\u00a0срок',
  expected: 'Баллы поступят, когда заказ будет выполнен или оплачен',
}

export const statusTexts = {
  set: (name: string) => `Ваш новый статус: ${name}`,
  highest: 'У\u00a0вас уже высший статус',
  unknown: 'Такого статуса нет',
  notHigher: 'Этот статус не\u00a0выше вашего',
  missing: (name: string, rest: string) => `До\u00a0статуса «${name}» осталось купить на\u00a0${rest}`,
}
