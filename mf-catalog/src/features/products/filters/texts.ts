import { formatNumber, formatProducts, NBSP } from '@prilavok/shared-kernel/format'

export const filtersTexts = {
  title: 'Фильтры',
  open: (count: number) => (count > 0 ? `Фильтры · ${formatNumber(count)}` : 'Фильтры'),
  toProducts: 'К товарам',
  groups: {
    sections: 'Разделы',
    base: 'Особенности',
    price: (sign: string) => `Цена, ${sign}`,
    MIN_BATCH: 'Минимальная партия',
    marks: 'Преимущества',
    offers: 'Акции',
  },
  batch: (value: string) => `${value}${NBSP}шт.`,
  find: (group: string) => `Найти: ${group.toLocaleLowerCase('ru')}`,
  findShort: 'Найти в списке',
  notFound: 'Такого значения нет',
  more: (count: number) => `Ещё${NBSP}${formatNumber(count)}`,
  less: 'Свернуть',
  asking: '…',
  show: (count: number) => `Показать${NBSP}${formatNumber(count)}`,
  showAsking: `Показать${NBSP}…`,
  showUncounted: 'Показать',
  nothing: 'Нет товаров',
  willShow: (count: number) => `Подходит: ${formatProducts(count)}`,
  reset: 'Сбросить',
  resetFilters: 'Сбросить фильтры',
  resetAll: 'Сбросить всё',
  retry: 'Повторить',
  failed: 'Фильтры не загрузились.',
  notCounted: 'Посчитать не\u00a0получилось, отмеченное сохранено: его можно применить и\u00a0так.',
  applied: 'Применённые фильтры',
  remove: (group: string, value: string) => `Убрать: ${group}${NBSP}— ${value}`,
  price: (from: string, to: string, sign: string) => {
    const start = from && `от${NBSP}${formatNumber(Number(from))}`
    const end = to && `до${NBSP}${formatNumber(Number(to))}`
    return `${[start, end].filter(Boolean).join(' ')}${NBSP}${sign}`
  },
  nothingFits: 'Таких товаров нет',
  nothingFitsWhy: (names: readonly string[], canTakeBack: boolean) => {
    const [only, ...more] = names
    if (more.length === 0) return `С условием ${only} товаров нет.`
    const all = `${names.slice(0, -1).join(', ')} и${NBSP}${names.at(-1)}`
    return `Сочетание ${all} ничего не${NBSP}даёт.${canTakeBack ? ' Уберите одно из условий.' : ''}`
  },
  takeBack: (names: string, products: string) => `Убрать ${names}${NBSP}— ${products}`,
  resetEvery: 'Сбросить все фильтры',
  unreadable: 'Фильтры в\u00a0адресе записаны с\u00a0ошибкой, поэтому показаны все товары.',
  dropUnreadable: 'Убрать из адреса',
} as const
