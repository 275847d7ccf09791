/**
 * What several features say, those of the specification word for word. The texts of one feature lie in its folder, so that a
 * chunk brings only what it shows.
 */
export const texts = {
  catalog: 'Каталог',
  item: {
    code: 'Код',
    add: 'В корзину',
    adding: 'складывать товары в корзину',
    inBasket: 'в корзине',
    unsent: 'ждёт связи',
    notInAssortment: 'Товар не принадлежит ассортименту магазина',
    noPrice: 'У товара не указана цена',
  },
  properties: { brand: 'Торговая марка', country: 'Страна', ruler: 'Линейка' },
  farFailed: 'Часть страницы не загрузилась.',
  carousels: { hot: 'Хиты продаж', sale: 'Распродажа', new: 'Новинки', viewed: 'Вы смотрели' },
} as const
