import { asSentence } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { formatAddress } from './address'
import { formatCode } from './code'
import { formatDate, formatDateTime, formatRecent } from './date'
import { NBSP } from './number'
import { fullName } from './person'
import { formatTax } from './tax'

describe('address', () => {
  /** No-break spaces as «_», to be seen. */
  const shown = (address: string) => formatAddress(address).replaceAll(NBSP, '_')

  test.each([
    ['г. Москва, ул. Вавилова, 19, офис 412', 'г._Москва, ул._Вавилова,_19, офис_412'],
    ['Москва, Ленинский пр., 42, корп. 3, склад', 'Москва, Ленинский_пр.,_42, корп._3, склад'],
    ['Москва, Варшавское ш., 118, стр. 2', 'Москва, Варшавское_ш.,_118, стр._2'],
    ['Московская обл., Одинцово, д. 4', 'Московская_обл., Одинцово, д._4'],
    ['117312, Москва, а/я 19', '117312, Москва, а/я_19'],
    ['Минск, пр-т Победителей, 7а', 'Минск, пр-т Победителей,_7а'],
    ['Тула, ул. 9 Мая, 1/2', 'Тула, ул._9 Мая,_1/2'],
    ['г.  Москва', 'г._Москва'],
    ['Луг. Поле', 'Луг. Поле'],
    ['ООО, г. «Звёздный»', 'ООО, г._«Звёздный»'],
    ['г. (Москва)', 'г. (Москва)'],
    ['г Москва', 'г Москва'],
    ['Г. Москва', 'Г._Москва'],
    ['Тверская  ул, 5', 'Тверская_ул,_5'],
    ['Тверская улица', 'Тверская улица'],
    ['Дом  4', 'Дом_4'],
    ['содом 4', 'содом 4'],
    ['Мира,  12-14', 'Мира,_12-14'],
    ['Мира, 12345', 'Мира, 12345'],
    ['Мира, 12 корпус', 'Мира, 12 корпус'],
    ['Мира, 12/, склад', 'Мира, 12/, склад'],
    ['', ''],
  ])('«%s»', (address, text) => expect(shown(address)).toBe(text))

  test('nothing but spaces changes', () => {
    const address = 'г. Москва, ул. Складская, д. 4, стр. 2. Въезд со двора, рампа 3'
    expect(formatAddress(address).replaceAll(NBSP, ' ')).toBe(address)
  })
})

describe('code', () => {
  test('a code is read in threes with a thin space', () => {
    expect(formatCode('184302')).toBe('184\u2009302')
    expect(formatCode('A-17')).toBe('A-17')
  })
})

describe('date', () => {
  test('[KERN-032] a date is «dd MMMM yyyy» with the month in the genitive', () => {
    expect(formatDate('2024-03-05T10:00:00+03:00', undefined)).toBe('05 марта 2024')
    expect(formatDate('2025-05-31', undefined)).toBe('31 мая 2025')
    const months = Array.from(
      { length: 12 },
      (_, i) => formatDate(`2024-${String(i + 1).padStart(2, '0')}-01`, undefined).split(' ')[1],
    )
    expect(months.join(' ')).toBe(
      'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    )
  })

  test.each([
    ['2024-03-04T21:30:00Z', undefined, '05 марта 2024, 00:30'],
    ['2024-03-04T21:30:00Z', 'Europe/Moscow', '05 марта 2024, 00:30'],
    ['2024-03-04T21:30:00Z', 'Europe/Kaliningrad', '04 марта 2024, 23:30'],
    ['2024-03-04T21:30:00Z', 'Asia/Vladivostok', '05 марта 2024, 07:30'],
    ['2023-12-31T20:59:59Z', undefined, '31 декабря 2023, 23:59'],
    ['2023-12-31T20:59:59Z', 'Asia/Yekaterinburg', '01 января 2024, 01:59'],
    ['2024-03-05T23:30:00', 'Asia/Vladivostok', '05 марта 2024, 23:30'],
    ['2024-03-05T09:05:00.123+0300', undefined, '05 марта 2024, 09:05'],
    ['2024-03-05T09:05:00.123+0300', 'Asia/Omsk', '05 марта 2024, 12:05'],
  ])('[KERN-032] %s in the zone %s of the shop, wherever the code runs', (iso, timeZone, text) => {
    expect(formatDateTime(iso, timeZone)).toBe(text)
    expect(formatDate(iso, timeZone)).toBe(text.split(',')[0])
  })

  test('of today the time alone, of another day the day too, both by the clock of the shop', () => {
    const at = Date.parse('2026-11-22T18:30:00Z')
    const later = Date.parse('2026-11-22T20:00:00Z')
    expect(formatRecent(at, later, 'Europe/Moscow')).toBe('21:30')
    expect(formatRecent(at, later, 'Asia/Yekaterinburg')).toBe('22\u00a0ноября, 23:30')
  })
})

describe('person', () => {
  test.each([
    [{ SURNAME: 'Соколова', NAME: 'Марина' }, 'Соколова Марина'],
    [{ SURNAME: '', NAME: 'Марина' }, 'Марина'],
    [undefined, ''],
  ])('what is missing of a name leaves no space', (person, text) => {
    expect(fullName(person)).toBe(text)
  })
})

describe('sentence', () => {
  test('a text becomes a sentence once, and nothing stays nothing', () => {
    expect(['Нет товаров', 'Ошибка сети.', 'Как?', 'Ждём…', ''].map(asSentence)).toEqual([
      'Нет товаров.',
      'Ошибка сети.',
      'Как?',
      'Ждём…',
      '',
    ])
  })
})

describe('tax', () => {
  test.each([
    ['НДС 20 %', 'с НДС 20 %'],
    ['с НДС', 'с НДС'],
    ['Без НДС', 'без НДС'],
    ['Сбор', 'с Сбор'],
    ['УСН без НДС', 'с УСН без НДС'],
    ['  НДС ', 'с НДС'],
    ['  ', ''],
  ])('prices with «%s» are «%s»', (tax, text) => expect(formatTax(tax)).toBe(text))
})

describe('product-name', () => {
  /** A space that holds is written `_`. */
  const shown = (name: string) => formatProductName(name).replaceAll('\u00a0', '_')

  test.each([
    ['Мешки для мусора 60 л, 20 шт', 'Мешки для мусора 60_л, 20_шт'],
    ['Бумага А4, 500 листов, 80 г/м²', 'Бумага А4, 500_листов, 80_г/м²'],
    ['Тетрадь 48 листа', 'Тетрадь 48_листа'],
    ['Альбом 40 лист', 'Альбом 40_лист'],
    ['Лампа 10 Вт', 'Лампа 10_Вт'],
    ['Батарейка 9 В', 'Батарейка 9_В'],
    ['Плёнка 25 мкм, 500 мм', 'Плёнка 25_мкм, 500_мм'],
    ['Флешка 64 ГБ', 'Флешка 64_ГБ'],
    ['Картон 300 г/кв. м', 'Картон 300_г/кв. м'],
  ])('«%s»: numbers keep their units', (name, expected) => {
    expect(shown(name)).toBe(expected)
  })

  test.each(['Папка на 2 кольца', 'Стол на 4 места', 'Ручка №5 синяя', 'Набор 2 литра'])(
    '«%s»: a word that only begins like a unit stays apart',
    (name) => {
      expect(shown(name)).toBe(name)
    },
  )

  test.each([
    ['Карандаши 16 цв.', 'Карандаши 16_цв.'],
    ['Лоток 4 отд.', 'Лоток 4_отд.'],
    ['Салфетки 100 листов.', 'Салфетки 100_листов.'],
    ['Набор 12 предметов.', 'Набор 12 предметов.'],
  ])('«%s»: a short word with a full stop is a unit', (name, expected) => {
    expect(shown(name)).toBe(expected)
  })

  test.each([
    ['Стол 120 × 60 см', 'Стол 120_×_60_см'],
    ['Стикеры 76x76 мм', 'Стикеры 76x76_мм'],
    ['Короб 30 х 20 х 10', 'Короб 30_х_20_х_10'],
    ['Короб 30 x20', 'Короб 30_x_20'],
    ['Короб 30 × высокий', 'Короб 30 × высокий'],
  ])('«%s»: sizes stay in one line', (name, expected) => {
    expect(shown(name)).toBe(expected)
  })
})
