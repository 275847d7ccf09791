const INK = '#2b3340'
const QUIET = '#6a7280'
const GREEN = '#2f6f57'

const MONTHS = ['января', 'марта', 'апреля', 'июня', 'сентября', 'октября']
/** «14 марта 2025 г.» */
const dayText = (seed: number, year: number): string =>
  `${1 + (seed % 28)} ${MONTHS[seed % MONTHS.length]} ${year} г.`

const ORGANISATIONS = [
  ['АНО «Центр сертификации „Образец“»', 'г. Москва, Демонстрационный проезд, д. 7'],
  ['ООО «Испытательный центр „Линейка“»', 'г. Тверь, ул. Примерная, д. 14'],
  ['АО «Орган по сертификации „Мерило“»', 'г. Казань, ул. Пробная, д. 3'],
] as const

const text = (x: number, y: number, size: number, line: string, rest = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${rest && ` ${rest}`}>${line}</text>`

const MIDDLE = 'text-anchor="middle"'
const BOLD = 'font-weight="700"'

/** A name in small letters above its lines. */
const field = (y: number, name: string, ...lines: string[]): string =>
  text(70, y, 10, name.toUpperCase(), `fill="${QUIET}" letter-spacing="1"`) +
  lines.map((line, index) => text(70, y + 20 + index * 19, 14, line)).join('')

const rosette = (x: number, y: number): string =>
  Array.from(
    { length: 12 },
    (_, index) =>
      `<ellipse cx="${x}" cy="${y}" rx="34" ry="11" transform="rotate(${index * 15} ${x} ${y})"/>`,
  ).join('')

/** The round stamp of who says so. */
const stamp = (x: number, y: number): string =>
  `<g fill="none" stroke="#3b5fa8" opacity=".8" transform="rotate(-9 ${x} ${y})"><circle cx="${x}" cy="${y}" r="54" stroke-width="3"/><circle cx="${x}" cy="${y}" r="38"/><path id="ring" d="M${x - 43} ${y}a43 43 0 1 1 86 0a43 43 0 1 1 -86 0" stroke="none"/><g fill="#3b5fa8" stroke="none"><text font-size="9" letter-spacing="1.6"><textPath href="#ring">ОРГАН ПО СЕРТИФИКАЦИИ * ДЛЯ ДОКУМЕНТОВ * </textPath></text>${text(x, y + 5, 15, 'ОБРАЗЕЦ', `${MIDDLE} ${BOLD}`)}</g></g>`

/**
 * A certificate of the demonstration goods, as it is scanned: an A4 sheet that says of itself that it is invented.
 * @param number `100234-1`: code of the product and which of its certificates
 */
export function certificate(number: string): string {
  const seed = Number(number.replace(/\D/g, ''))
  const [name, address] = ORGANISATIONS[seed % ORGANISATIONS.length] ?? ORGANISATIONS[0]
  const year = 2024 + (seed % 2)
  const [code = '', copy = '1'] = number.split('-')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="595" height="842" font-family="Arial, Helvetica, sans-serif" fill="${INK}"><rect width="595" height="842" fill="#fdfcf7"/><g fill="none" stroke="${GREEN}"><rect x="24" y="24" width="547" height="794" stroke-width="6"/><rect x="34" y="34" width="527" height="774"/><g stroke-width=".7" opacity=".45">${[74, 521].flatMap((x) => [74, 768].map((y) => rosette(x, y))).join('')}</g><g stroke-width=".6" opacity=".12" transform="translate(297 450) scale(6.2) translate(-297 -450)">${rosette(297, 450)}</g></g>${[
    text(
      297,
      96,
      12,
      'СИСТЕМА ДОБРОВОЛЬНОЙ СЕРТИФИКАЦИИ «ПРИЛАВОК»',
      `${MIDDLE} letter-spacing="1" fill="${GREEN}"`,
    ),
    text(297, 148, 32, 'СЕРТИФИКАТ', `${MIDDLE} ${BOLD} letter-spacing="5"`),
    text(297, 176, 17, 'соответствия', MIDDLE),
    text(297, 212, 16, `№ ДЕМО RU.С-ПР.${code}.0${copy}`, `${MIDDLE} ${BOLD} fill="${GREEN}"`),
    text(
      297,
      236,
      12,
      `Срок действия с ${dayText(seed, year)} по ${dayText(seed, year + 5)}`,
      `${MIDDLE} fill="${QUIET}"`,
    ),
    field(288, 'Орган по сертификации', name, address),
    field(358, 'Продукция', `Товар с кодом ${code}, серийный выпуск`, 'Товары для офиса и школы'),
    field(
      428,
      'Соответствует требованиям',
      'Технические условия изготовителя: прочность,',
      'безопасность материалов, маркировка',
    ),
    field(498, 'Изготовитель', 'Указан на упаковке и в карточке товара'),
    field(
      549,
      'Выдан на основании',
      `Протокол испытаний № ${seed % 9000}-${year - 1} от ${dayText(seed + 5, year - 1)}`,
    ),
    text(70, 668, 13, 'Руководитель органа'),
    `<path d="M215 664c18-26 22 14 34-8s14 18 27 0 20 9 34-4" fill="none" stroke="#3b5fa8" stroke-width="1.6"/><path d="M208 672h122M208 722h122" stroke="${QUIET}"/>`,
    text(345, 668, 13, 'П. С. Образцов'),
    text(70, 718, 13, 'Эксперт'),
    `<path d="M222 714c10-22 18 8 26-6s12 12 22-3 16 10 30 0" fill="none" stroke="#3b5fa8" stroke-width="1.6"/>`,
    text(345, 718, 13, 'Е. А. Пробина'),
    stamp(494, 664),
    text(
      297,
      790,
      10,
      'Демонстрационный документ: организация, номер и подписи вымышлены',
      `${MIDDLE} fill="${QUIET}"`,
    ),
  ].join('')}</svg>`
}
