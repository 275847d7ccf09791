export const orderDetailTexts = {
  toList: 'К списку заказов',
  cancel: 'Отменить',
  free: 'Бесплатно',
  toOrder: 'под заказ',
  pointsOfOrder: 'Баллов за заказ',
  orderNotFound: 'Заказ не найден',
  /** AMB-64. */
  firstMail:
    'Если первое письмо с составом заказа не найдено ни во «Входящих», ни в «Спаме», сообщите об этом менеджеру при подтверждении заказа',
} as const
