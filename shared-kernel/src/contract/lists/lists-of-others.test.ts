import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseList } from './parse-list'

const read = (text: string) =>
  parseList(text).lines.map(
    ({ code, name = '', quantity, unreadCount }) =>
      `${code ?? name.slice(0, 24)} × ${quantity ?? (unreadCount === undefined ? '?' : `«${unreadCount}»`)}`,
  )
const fixture = (name: string) =>
  new TextDecoder(name.includes('utf16') ? 'utf-16le' : 'utf-8').decode(
    readFileSync(join(__dirname, 'testing/fixtures', name)),
  )

// Rebuilt after reports and forms of offices.
test.each<[string, string[]]>([
  ['pack-column.txt', ['897120 × 20', '287370 × 3', '303909 × 10']],
  ['own-invoice-layout.txt', ['782146 × 7', '190828 × 10', '287370 × 3', '735186 × 25']],
  ['own-order-mail.txt', ['782146 × 6', '897120 × 260']],
  ['ordinals-with-gaps.txt', ['Ручка синяя × 48', 'Бумага А4 × 5', 'Степлер × 2', 'Папка × 7']],
  ['comma-codes.csv', ['303909 × 10', '897120 × 20', '287370 × 3']],
  [
    'comma-list.csv',
    ['Бумага А4, 500 листов × 40', 'Ручка шариковая синяя × 100', 'Скрепки 28 мм, 100 штук × 30'],
  ],
  ['quoted-semicolon.csv', ['303909 × 10', '897120 × 20', '287370 × 3']],
  ['unicode-text-utf16.txt', ['303909 × 10', '897120 × 20']],
  ['departments.txt', ['Бумага А4 × 35', 'Скрепки 28 мм × 6', 'Файл-вкладыш × 3']],
  ['norm-stavr.txt', ['Антистеплер × 1', 'Бумага (А4) × 15', 'Блок для заметок с клеев × 2', 'Дырокол × 1']],
  [
    'phone-list.txt',
    [
      ...['Степлер × 2', 'Бумага А4 10 пачек на ск × «10 пачек на склад 3»', 'Калькулятор 12-разрядный × 3'],
      ...['Тетрадь 96 л. × 5', 'Ежедневник 2027 × 4', 'Маркер 1-3 мм × 5', 'Бумага А4 80 г/м2 500 л × 15'],
      ...['Картридж HP 85A × 2', 'Картридж HP CE285A × 2'],
    ],
  ],
  [
    'office-mail.txt',
    [
      ...['Бумага А4 Svetocopy × 5', 'Файлы-вкладыши 100шт/уп × 3', 'Скрепки 28мм × 10'],
      ...['Ручка шар. синяя (0,7мм) × 50', 'Скобы д/степлера №24/6 × 10'],
      ...['Папка-регистратор 75мм,  × «12 шт., 8 шт.»', 'Скотч 48мм*66м × 6'],
      ...['Бумага туалетная 2х-сл.  × 20', 'Батарейки АА (LR6) × 2', 'Тетрадь 48л. клетка × 15'],
      ...['Стикеры 76*76мм жёлтые 1 × 10', 'Корректор-ручка – полтор × ?', 'Клей ПВА 85г. × 5'],
      ...['Маркер черный, красный,  × «по 4 шт.»', 'Мыло жидкое 5л × 2', 'Салфетки бумажные 100л/у × 10'],
      ...['Перчатки х/б × 20', 'Мешки д/мусора 120л (рул × 5'],
    ],
  ],
])('%s: what is sure is read, what is not is asked', (name, lines) =>
  expect(read(fixture(name))).toEqual(lines),
)

test.each<[string, string, string[]]>([
  [
    'two columns that fit alike',
    'Код\tКол-во\tКол-во\n303909\t5\t10\n897120\t2\t20',
    ['303909 × ?', '897120 × ?'],
  ],
  ['a count that price and sum confirm', '1 782146 Степлер №24/6 7 545,20 3 816,40', ['782146 × 7']],
  ['strokes between cells', '| Код | Кол-во |\n|---|---|\n| 303909 | 5 |', ['303909 × 5']],
  ['a fraction', 'Код\tКол-во\n303909\t1,5\n897120\t5,0', ['303909 × «1,5»', '897120 × 5']],
  ['a code beside a maker’s article', 'Артикул\tКод\tКол-во\n782146\t303909\t10', ['303909 × 10']],
  ['stock beside the order', 'Код\tОстаток, шт\tМин. кол-во\tК заказу\n303909\t120\t5\t10', ['303909 × 10']],
  [
    'numbers of a filtered list',
    '1 Ручка 48\n5 Бумага 5\n9 Клей 2',
    ['Ручка × 48', 'Бумага × 5', 'Клей × 2'],
  ],
  ['rising numbers alone', '2\tРучка\n5\tБумага\n9\tКлей', ['Ручка × ?', 'Бумага × ?', 'Клей × ?']],
  ['telephones', 'Клей - 5 шт\nИванов 8 912 345-67-89\nтел 89123456789', ['Клей × 5']],
  ['addresses', '303909 5\n125167, г. Москва, ул. Ленина, д. 5', ['303909 × 5']],
])('%s', (_what, text, lines) => expect(read(text)).toEqual(lines))
