import { DECLARATION } from './xml'

const FONTS = {
  plain: '<sz val="10"/><color rgb="FF151A1F"/><name val="Arial"/><family val="2"/>',
  strong: '<b/><sz val="10"/><color rgb="FF151A1F"/><name val="Arial"/><family val="2"/>',
  title: '<b/><sz val="14"/><color rgb="FF151A1F"/><name val="Arial"/><family val="2"/>',
  quiet: '<sz val="9"/><color rgb="FF5E666C"/><name val="Arial"/><family val="2"/>',
  header: '<b/><sz val="10"/><color rgb="FFINK"/><name val="Arial"/><family val="2"/>',
} as const

interface Look {
  font: keyof typeof FONTS
  /** Built-in number format: 3 is `#,##0`, 4 is `#,##0.00`, 49 is text. */
  format?: number
  filled?: boolean
  boxed?: boolean
  align?: string
  /** A text that begins as a formula does stays a text even when it is edited. */
  quoted?: boolean
}

const WRAP = 'vertical="top" wrapText="1"'
const LEFT = 'horizontal="left" indent="1" vertical="top" wrapText="1"'
const RIGHT = 'horizontal="right" indent="1" vertical="top"'

const LOOKS = {
  plain: { font: 'plain', align: WRAP },
  strong: { font: 'strong', align: WRAP },
  title: { font: 'title', align: WRAP },
  quiet: { font: 'quiet', align: WRAP },
  header: {
    font: 'header',
    filled: true,
    boxed: true,
    align: 'horizontal="left" indent="1" vertical="center" wrapText="1"',
  },
  headerRight: {
    font: 'header',
    filled: true,
    boxed: true,
    align: 'horizontal="right" indent="1" vertical="center" wrapText="1"',
  },
  text: { font: 'plain', boxed: true, format: 49, align: LEFT },
  textQuoted: { font: 'plain', boxed: true, format: 49, align: LEFT, quoted: true },
  integer: { font: 'plain', boxed: true, format: 3, align: RIGHT },
  money: { font: 'plain', boxed: true, format: 4, align: RIGHT },
  label: { font: 'plain', align: RIGHT },
  labelStrong: { font: 'strong', align: RIGHT },
  total: { font: 'plain', format: 4, align: RIGHT },
  totalStrong: { font: 'strong', format: 4, align: RIGHT },
} as const satisfies Record<string, Look>

export type LookName = keyof typeof LOOKS

const NAMES = Object.keys(LOOKS)
const FONT_NAMES = Object.keys(FONTS)

/** Number of a look in the style sheet. */
export const lookIndex = (look: LookName): number => NAMES.indexOf(look)

const list = (tag: string, items: readonly string[]): string =>
  `<${tag} count="${items.length}">${items.join('')}</${tag}>`

function format({ font, format: number = 0, filled, boxed, align, quoted }: Look): string {
  const parts = `numFmtId="${number}" fontId="${FONT_NAMES.indexOf(font)}" fillId="${filled ? 2 : 0}" borderId="${boxed ? 1 : 0}"`
  const applied =
    'xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"'
  return `<xf ${parts} ${applied}${quoted ? ' quotePrefix="1"' : ''}><alignment ${align}/></xf>`
}

/**
 * The style sheet.
 * @param accent colour behind the header, `#047F4C`
 * @param ink colour of its text
 */
export function stylesXml(accent: string, ink: string): string {
  const side = (name: string) => `<${name} style="thin"><color rgb="FFD0D5D9"/></${name}>`
  const box = ['left', 'right', 'top', 'bottom'].map(side).join('')
  const fonts = Object.values(FONTS).map((font) => `<font>${font.replace('INK', ink.slice(1))}</font>`)
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    `<fill><patternFill patternType="solid"><fgColor rgb="FF${accent.slice(1)}"/><bgColor indexed="64"/></patternFill></fill>`,
  ]
  return [
    `${DECLARATION}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
    list('fonts', fonts),
    list('fills', fills),
    list('borders', [
      '<border><left/><right/><top/><bottom/><diagonal/></border>',
      `<border>${box}<diagonal/></border>`,
    ]),
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    list('cellXfs', Object.values(LOOKS).map(format)),
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('')
}
