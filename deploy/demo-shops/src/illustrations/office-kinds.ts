import type { KindPictures } from './kinds'

/** What stands, hangs and lies in an office, and what it packs with. */
export const OFFICE_KINDS: KindPictures = {
  cpaper: {
    by: 'kind',
    pictures: {
      'Бумага цветная': 'colored-paper',
      'Картон цветной': 'colored-paper',
      'Картон белый': 'album',
      'Бумага цветная двусторонняя': 'colored-paper',
      'Набор картона и бумаги': 'colored-paper',
    },
  },
  corr: {
    by: 'kind',
    pictures: {
      'жидкость с кисточкой': 'correction-fluid',
      лента: 'correction-tape',
      ручка: 'correction-pen',
    },
  },
  pins: {
    by: 'kind',
    pictures: {
      'Кнопки канцелярские': 'push-pins',
      'Кнопки силовые': 'push-pins',
      'Булавки-гвоздики': 'push-pins',
      'Кнопки-флажки': 'push-pins',
    },
  },
  stamp: {
    by: 'kind',
    pictures: {
      'Оснастка для печати': 'stamp',
      'Оснастка для штампа': 'stamp',
      'Датер автоматический': 'stamp',
      Нумератор: 'stamp',
      'Подушка штемпельная': 'ink-pad',
    },
  },
  duster: {
    by: 'kind',
    pictures: {
      'Спрей чистящий для экранов': 'spray-bottle',
      'Спрей чистящий для пластика': 'spray-bottle',
      'Сжатый воздух': 'compressed-air',
      'Пена чистящая': 'compressed-air',
    },
  },
  counter: {
    by: 'kind',
    pictures: {
      'Счётчик банкнот': 'banknote-counter',
      'Детектор валют': 'banknote-counter',
      'Сортировщик банкнот': 'banknote-counter',
    },
  },
  interior: {
    by: 'kind',
    pictures: {
      'Корзина для бумаг': 'waste-basket',
      'Вешалка напольная': 'coat-stand',
      'Вешалка настенная': 'coat-stand',
      'Часы настенные': 'wall-clock',
      Зеркало: 'mirror',
      'Коврик входной': 'doormat',
      'Коврик под кресло': 'doormat',
      Урна: 'waste-basket',
    },
  },
  sponge: {
    by: 'kind',
    pictures: {
      'Губка-стиратель': 'board-eraser',
      Магниты: 'magnets',
      'Спрей для очистки досок': 'spray-bottle',
      'Блок бумаги для флипчарта': 'flipchart-pad',
      'Магнитный держатель для маркеров': 'marker-holder',
      'Указка телескопическая': 'pointer',
    },
  },
  stand: {
    by: 'kind',
    pictures: {
      'Подставка рекламная': 'table-stand',
      'Рамка настенная': 'picture-frame',
      'Карман самоклеящийся': 'sheet-protector',
      'Тейбл-тент': 'table-stand',
      'Информационный стенд': 'info-board',
    },
  },
  paint: {
    by: 'kind',
    pictures: {
      Гуашь: 'paints',
      'Акварель медовая': 'paints',
      'Краски пальчиковые': 'paints',
      Акрил: 'paints',
    },
  },
  stretch: {
    by: 'kind',
    pictures: {
      'Стрейч-плёнка ручная': 'film-roll',
      'Стрейч-плёнка машинная': 'film-roll',
      'Воздушно-пузырчатая плёнка': 'bubble-wrap',
      'Вспененный полиэтилен': 'bubble-wrap',
    },
  },
  zip: {
    by: 'kind',
    pictures: {
      'zip-lock': 'zip-bag',
      майка: 'carrier-bag',
      фасовочные: 'zip-bag',
      'с петлевой ручкой': 'carrier-bag',
      курьерские: 'mailer',
    },
  },
  seal: {
    by: 'kind',
    pictures: {
      'Пломба пластиковая номерная': 'seal',
      'Наклейка-пломба': 'label-roll',
      'Бирка картонная': 'tag',
      'Шпагат джутовый': 'twine',
      'Шпагат полипропиленовый': 'twine',
      'Хомут пластиковый': 'cable-ties',
    },
  },
}
