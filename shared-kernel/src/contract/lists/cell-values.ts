import { MAX_COUNT } from './pasted-line'
import { patternTexts } from './pattern-texts'

/** Spaces of every width become plain ones, signs without width go. */
export const withPlainSpaces = (text: string): string =>
  text
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')

const LABEL = /^(?:код(?:\s+товара)?|артикул|арт|№|#|sku)[\s.:№]*/i

/** «184302», «184 302», «код 184-302». */
export function codeOf(cell: string): string | undefined {
  const plain = cell
    .trim()
    .replace(LABEL, '')
    .replace(/^(\d{3})[\s-](\d{3})$/, '$1$2')
  return /^\d{6}$/.test(plain) ? plain : undefined
}

/** A code in a column of codes: a table program drops zeros at the front, a buyer types a digit twice. */
export function codeInColumn(cell: string): string | undefined {
  const plain = withPlainSpaces(cell)
    .trim()
    .replace(/^['’`]/, '')
    .replace(LABEL, '')
    .replace(/[.,]0+$/, '')
    .replace(/[\s-]/g, '')
  if (/^\d{1,6}$/.test(plain)) return plain.padStart(6, '0')
  return /^\d{7}$/.test(plain) ? plain : undefined
}

const { unit } = patternTexts
const UNITS = `(?:(?:${unit}|лист(?:ов|а)?)(?:\\s+по\\s+\\d+\\s*(?:${unit}|${patternTexts.content}))?)?`
const COUNT = new RegExp(
  `^(?:(?:кол-?во|количество)[:\\s]+)?(?:по\\s+|${unit}\\s*)?(\\d{1,9})(?:[.,]0{1,2}|[.,]0{4,})?\\s*${UNITS}$`,
  'i',
)
/** «2 (две)» */
const IN_WORDS = /\s*\([а-яё\s]+\)(?=\s*\D*$)/i
const THOUSANDS = /(?<=^|\s)(\d{1,3})((?: \d{3})+)(?=$|[.,\s])/g

/** «10,000» and «5,250»: three decimals as 1C writes them, or thousands as English table programs do. */
const IN_THREES_OR_DECIMALS = /^\d{1,3}[.,]\d{3}$/

/** Whether all counts of a column have three decimals, so that «10,000» is ten. */
export function hasThousandths(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => /\d/.test(cell))
  return filled.length > 1 && filled.every((cell) => IN_THREES_OR_DECIMALS.test(cell.trim()))
}

/**
 * «48», «1 000», «10,00», «5 шт.»: as large as it is written. Undefined for what is no count; 0 is one.
 * @param thousandths the column has three decimals; else «1,000» is no count: it may be one or a thousand
 */
export function writtenCount(cell: string, thousandths = false): number | undefined {
  const plain = withPlainSpaces(thousandths ? cell.replace(/[.,]000$/, '') : cell)
    .trim()
    .replace(IN_WORDS, '')
    .replace(THOUSANDS, (whole) => whole.replaceAll(' ', ''))
  const [, digits] = COUNT.exec(plain) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** A count of a cell; at most what a basket takes. */
export function countOf(cell: string): number | undefined {
  const count = writtenCount(cell)
  return count === undefined ? undefined : Math.min(count, MAX_COUNT)
}

/** A number of any kind: a count, a price, a sum. */
export function numberOf(cell: string): number | undefined {
  const plain = cell.replace(/\s|₽|руб\.?|р\.?$/gi, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** So many letters that a cell is about a thing, not about its unit. */
export const lettersIn = (cell: string): number => cell.match(/\p{L}/gu)?.length ?? 0

/** Whether a text may name a product: letters, or a number that is more than a count. */
export const isName = (text: string): boolean => lettersIn(text) > 1 || /\d{3}/.test(text)

const IN_THREES = /^\d{3} \d{3}$/
const UNIT_ALONE = new RegExp(`^${unit}$`, 'i')

/** The code of a cell in a column without a title. «125 500» beside a name and another number is rather a price or a sum. */
export function codeAmong(cell: string, cells: readonly string[]): string | undefined {
  if (!IN_THREES.test(cell)) return codeOf(cell)
  const hasNumber = cells.some((one) => one !== cell && numberOf(one) !== undefined)
  const hasName = () => cells.some((one) => lettersIn(one) > 2 && !UNIT_ALONE.test(one))
  return hasNumber && hasName() ? undefined : codeOf(cell)
}
