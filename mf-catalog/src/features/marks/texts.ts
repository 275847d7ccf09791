export const marksTexts = {
  label: 'Подборки товаров',
  unknown: 'Отметка не найдена',
  unknownWhy: 'Такой отметки нет у\u00a0товаров этого магазина: её могли переименовать или убрать.',
  empty: 'Нет товаров с\u00a0этой отметкой',
  description: (title: string, shop: string) =>
    `${title}: товары с\u00a0этой отметкой в\u00a0магазине «${shop}».`,
} as const
