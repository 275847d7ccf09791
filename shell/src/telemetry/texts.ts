/** A newer version of the shop. */
export const telemetryTexts = {
  newer: 'Вышла новая версия магазина',
  withdrawn:
    'Вышла новая версия магазина: в\u00a0открытой нашлась ошибка. Обновите страницу, корзина сохранится.',
  reload: 'Обновить',
} as const
