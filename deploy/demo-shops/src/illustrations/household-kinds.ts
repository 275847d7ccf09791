import type { KindPictures } from './kinds'

/** What an office eats, drinks, cleans and protects itself with. */
export const HOUSEHOLD_KINDS: KindPictures = {
  powder: {
    by: 'kind',
    pictures: {
      'Стиральный порошок': 'powder-pack',
      'Чистящий порошок': 'powder-pack',
      'Соль для посудомоечных машин': 'powder-pack',
      'Кальцинированная сода': 'powder-pack',
    },
  },
  mop: {
    by: 'kind',
    pictures: {
      'Швабра с телескопической ручкой': 'mop',
      'Насадка МОП': 'mop-head',
      Ведро: 'bucket',
      'Совок и щётка': 'dustpan',
      'Губки для посуды': 'sponge',
      'Салфетка микрофибра': 'microfibre-cloth',
      'Щётка для пола': 'floor-brush',
    },
  },
  sugar: {
    by: 'kind',
    pictures: {
      'Сахар-песок': 'sugar',
      'Сахар кусковой': 'sugar',
      'Сахар порционный стик': 'sugar',
      'Сливки порционные 10%': 'creamer',
      'Сливки сухие': 'powder-pack',
      'Заменитель сахара': 'sugar',
    },
  },
  juice: {
    by: 'kind',
    pictures: { Сок: 'juice', Нектар: 'juice', Морс: 'juice', 'Напиток газированный': 'water' },
  },
  cookies: {
    by: 'kind',
    pictures: {
      'Печенье сахарное': 'sweets',
      'Печенье овсяное': 'sweets',
      Вафли: 'sweets',
      'Конфеты шоколадные': 'sweets',
      Карамель: 'sweets',
      Пряники: 'sweets',
      Сушки: 'sweets',
      Шоколад: 'sweets',
    },
  },
  cup: {
    by: 'kind',
    pictures: {
      Стакан: 'paper-cup',
      Тарелка: 'plate',
      Вилка: 'fork',
      Ложка: 'spoon',
      Нож: 'plastic-knife',
      'Крышка для стакана': 'cup-lid',
      Контейнер: 'food-container',
    },
  },
  detergent: {
    by: 'form',
    pictures: { жидкость: 'detergent', гель: 'detergent', спрей: 'spray-bottle', концентрат: 'detergent' },
  },
  mask: {
    by: 'kind',
    pictures: {
      'Маска медицинская трёхслойная': 'medical-mask',
      'Респиратор FFP2': 'respirator',
      'Каска защитная': 'safety-helmet',
      'Очки защитные': 'safety-goggles',
      Беруши: 'ear-plugs',
      Бахилы: 'shoe-covers',
      'Жилет сигнальный': 'safety-vest',
    },
  },
  aid: {
    by: 'kind',
    pictures: {
      'Аптечка первой помощи': 'first-aid-kit',
      'Огнетушитель порошковый': 'extinguisher',
      'Знак безопасности': 'safety-sign',
      'План эвакуации в рамке': 'evacuation-plan',
      'Лента сигнальная': 'barrier-tape',
    },
  },
}
