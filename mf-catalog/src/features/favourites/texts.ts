export const favouritesTexts = {
  title: 'Избранное',
  empty: 'Список избранного пуст',
  emptyWhy:
    'Нажмите сердечко у\u00a0товара, и\u00a0он появится здесь: удобно для\u00a0того, что заказываете часто.',
  bringBack: (products: string) => `Вернуть ${products}`,
} as const
