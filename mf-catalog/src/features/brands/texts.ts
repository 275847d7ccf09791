export const brandsTexts = {
  title: 'Бренды',
  all: 'Все бренды',
  failed: 'Список брендов не загрузился',
  unknown: 'Бренд не найден',
  unknownWhy: 'Товаров такого бренда в\u00a0этом магазине нет: возможно, их перестали поставлять.',
  unknownSection: 'Раздел не найден',
  unknownSectionWhy: (brand: string) =>
    `Такого раздела нет в\u00a0каталоге. Товары бренда «${brand}» есть в\u00a0других разделах.`,
  openBrand: 'Все товары бренда',
  empty: 'У\u00a0бренда пока нет товаров',
  emptySection: 'В\u00a0этом разделе у\u00a0бренда пока нет товаров',
  country: (name: string) => `Страна бренда: ${name}`,
  within: (brand: string, section: string) => `${brand}: ${section}`,
  description: (brand: string, shop: string) =>
    `Товары бренда «${brand}» с\u00a0ценами и\u00a0остатками в\u00a0магазине «${shop}».`,
} as const
