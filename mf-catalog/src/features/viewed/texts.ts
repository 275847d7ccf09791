export const viewedTexts = {
  title: 'Просмотренные товары',
  empty: 'Вы ещё не\u00a0смотрели товары',
  emptyWhy: 'Здесь появятся товары, страницы которых вы открывали.',
} as const
