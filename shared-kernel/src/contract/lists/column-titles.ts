import { numberOf } from './cell-values'

/** What a column is for, by its title; the higher weight wins. */
interface WeightedTitle {
  title: RegExp
  weight: number
}

const CODES: readonly WeightedTitle[] = [
  {
    title: /(^|[\s(])код(\s+товара)?($|[.,:(])|^код(?!\p{L})|^code(?!\p{L})|^номенклатурн\S*\s+(номер|№)/iu,
    weight: 3,
  },
  { title: /(^|\s)код($|\s)/iu, weight: 2 },
  { title: /^(артикул|арт|sku|item\s+(no|code|number))(?!\p{L})/iu, weight: 1 },
]
const NO_CODE = /групп|океи|единиц|штрих|ean|тн\s?вэд|окпд|категори|постав|производ|изготов/i
const NAMES: readonly WeightedTitle[] = [
  { title: /^(наименование|название|товары?|номенклатура|name|product|item)(?!\p{L})/iu, weight: 2 },
  { title: /^(описание|позиция|description|goods)(?!\p{L})/iu, weight: 1 },
]
const NO_NAME = /единиц|групп|категори|(^|\s)код($|\s)|^артикул|^item\s+(no|code|number)|вид\s+упак/i
const COUNTS: readonly WeightedTitle[] = [
  {
    title:
      /^(к\s+заказу|(ваш\s+|новый\s+)?заказ(ать|ано|ываем|ываю)?|заявка|заявлено|потребность|(нам\s+)?(нужно|надо)|необходимо|требуется|затребовано|(к\s+)?закуп(ке|ить|аем|ка)|купить|(to\s+)?order(ed)?|(qty|quantity)\s+(to\s+)?(ordered|order|needed|required)|order\s+(qty|quantity)|needed|required)(?!\p{L})/iu,
    weight: 5,
  },
  {
    title:
      /(?=.*(?:кол-?во|количество)).*нетто|(кол-?во|количество)\s+(к\s+)?заказ|заказ\S*\s+(кол-?во|количество)/iu,
    weight: 5,
  },
  { title: /^(кол-?во|количество|кол|qty|quantity)(?!\p{L})/iu, weight: 3 },
  { title: /^(шт|штук|уп|пач|кор|pcs|pieces)(?!\p{L})/iu, weight: 2 },
  // A title over several columns: «план (Количество)».
  { title: /\(.*(кол-?во|количество|заявка|заказ|qty|quantity)(?!\p{L})/iu, weight: 1 },
]
const TOTAL = /^(итого|всего|total)(?!\p{L})/iu
/** What is counted there is not what is asked for: packs, stock, least orders, places of a waybill. */
const NO_COUNT =
  /(^|\s)в\s+упак|^упак|упаковк[аеиу](?!\p{L})|(^|\s)в\s+(пачк|короб|кор|уп|блок|ящик)|склад|остат|налич|резерв|свободн|(^|[\s(])мин|кратн|норма\s+отпуск|мест|брутто|фасов|(^|\s)(продажи|продано)|прошл|предыд|последн|расход|отпущ|получен|отгруж|постав(лено|ка)|сотрудник|человек|персон|участник|ученик|(^|\s)(люд|листов|листа|страниц)|цена|сумма|стоим|руб|₽|(^|\s)(вес|масса)(?!\p{L})(?!.*кол)|дата|pack|per\s|stock|available|moq|price|amount|^(№|номер)|(заказа?|заявки?)\s+№/iu
/** «В уп., шт/кор» is a size, «Кол-во, шт/уп» may be an order: only where nothing else is. */
const PER_PACK = /шт\s*\/|\/\s*(уп|кор|шт)/i
const ASIDE =
  /^(цена|стоимость|сумма|итого|всего|скидк|вес|масса|объ[её]м|остат|налич|№|номер|n$|price|sum|total|amount|ед|вид|ндс|артикул|арт)|океи|групп|штрих|(^|\s)в\s+упак/i

const weigh = (cell: string, titles: readonly WeightedTitle[], none: RegExp): number =>
  none.test(cell) ? 0 : (titles.find(({ title }) => title.test(cell))?.weight ?? 0)

export const codeWeight = (cell: string): number => weigh(cell, CODES, NO_CODE)
/** «Заказ», «К заказу»: where it is filled in, an empty cell is no order. */
export const isOrderTitle = (cell: string): boolean => countWeight(cell) > 4
export const nameWeight = (cell: string): number => weigh(cell, NAMES, NO_NAME)
export const countWeight = (cell: string): number => {
  const weight = weigh(cell, COUNTS, NO_COUNT)
  return PER_PACK.test(cell) ? Math.min(weight, 1) : weight
}
/** «Итого» of a table of departments is how many; beside prices it is money. */
export const isTotalTitle = (cell: string): boolean => TOTAL.test(cell) && !NO_COUNT.test(cell)
/** Counts of something else, by their title. */
export const isOtherCount = (cell: string): boolean =>
  NO_COUNT.test(cell) || (PER_PACK.test(cell) && countWeight(cell) === 0)
/** Prices, sums, ordinals, units: no codes and no names. */
export const isAside = (cell: string): boolean => ASIDE.test(cell)

/** A word of a title that a narrow column has broken: «Коли- чество», «Наимено-вание». */
const BROKEN =
  /(?<=\p{Ll})-\s+(?=\p{Ll})|(?<=(?:^|\s)(?:коли|наиме|наимено|номен|арти|едини|стои|коли))-(?=\p{Ll})/giu
/** A title as it is read: without line ends and breaks of words. */
export const titleText = (cell: string): string => cell.replace(BROKEN, '').replace(/\s+/g, ' ').trim()

const isTitle = (cell: string): boolean =>
  codeWeight(cell) + nameWeight(cell) + countWeight(cell) > 0 && !/\d{3}/.test(cell)

/** «Код: 303909», «кол-во: 10»: a row that says what each cell is. */
const LABELLED = /^\p{L}[\p{L}\s.-]*:\s*\d+$/u

/** Titles, and nothing that is counted. */
export const isHeading = (cells: readonly string[]): boolean =>
  cells.some(isTitle) &&
  !cells.some((cell) => LABELLED.test(cell)) &&
  cells.every((cell) => numberOf(cell) === undefined)

/** Titles of at least two kinds. */
export const isTitleRow = (cells: readonly string[]): boolean =>
  isHeading(cells) &&
  [codeWeight, nameWeight, countWeight].filter((weight) => cells.some((cell) => weight(cell) > 0)).length > 1
