export const sectionsTexts = {
  title: 'Каталог товаров',
  allOf: 'Все товары раздела',
  all: 'Все разделы',
  priceList: 'Скачать прайс-лист',
  priceListOnItsWay: 'Готовим прайс-лист, это может занять минуту.',
  /** Other words that it is looked for by. */
  priceListWords: 'экспорт выгрузка каталога цены excel',
  sectionPriceList: 'Прайс-лист раздела',
  empty: 'В каталоге пока нет разделов',
  lastSection: 'Дальше разделов нет, только товары',
  failed: 'Каталог не загрузился',
  menu: 'Разделы каталога',
  sections: 'Разделы',
  section: {
    description: (section: string, shop: string) =>
      `${section} с\u00a0ценами и\u00a0остатками в\u00a0магазине «${shop}».`,
    unknown: 'Раздел не найден',
    unknownWhy: 'Такого раздела нет в\u00a0каталоге этого магазина: его могли переименовать или убрать.',
    empty: 'В разделе пока нет товаров',
    openCatalog: 'Открыть каталог',
  },
} as const
