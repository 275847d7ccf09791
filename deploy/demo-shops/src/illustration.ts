import { OF_FAMILY } from './illustrations/family-pictures'
import { OF_KIND } from './illustrations/kind-pictures'
import type { Value } from './taxonomy'

/**
 * Name of the illustration that shows a product, or those of a whole family.
 * @param values of the product; without them the family's most usual thing
 * @throws Error when the family has none: nothing is shown as something else
 */
export function illustrationOf(family: string, values?: ReadonlyMap<string, Value>): string {
  const own = OF_FAMILY.get(family)
  const kinds = OF_KIND[family]
  const kind = kinds && values?.get(kinds.by)
  const found = kind === undefined ? own : kinds?.pictures[kind]
  if (!found) throw new Error(`No illustration shows ${family} ${kind ?? ''}; add it in demo/illustrations`)
  return found
}

/** Words of a colour → tint of the illustrations; the first that fits. */
const TINTS: [RegExp, string][] = [
  [/син|голуб|бирюз/, 'blue'],
  [/зелён/, 'green'],
  [/фиолет|сирен/, 'violet'],
  [/розов/, 'pink'],
  [/красн|бордов|пурпур/, 'red'],
  [/оранж/, 'orange'],
  [/жёлт|золот/, 'yellow'],
  [/корич|орех/, 'brown'],
  [/беж|дуб|бур|крафт|натурал/, 'kraft'],
  [/слонов/, 'ivory'],
  [/чёрн|венге/, 'black'],
  [/сер(ый|ая|ебр)|никел|хром|прозрач|тониров/, 'grey'],
  [/бел/, 'white'],
]

/** Their colours say what they are. */
const NEVER_TINTED = new Set([
  ...['carton', 'twine', 'tag', 'zip-bag', 'sheet-protector', 'film-roll', 'bubble-wrap', 'food-container'],
  ...['paper-napkins', 'fork', 'spoon', 'plastic-knife', 'safety-vest', 'magnets', 'flipchart-pad'],
])

/** @returns path of the picture, tinted by the product's colour when it has one */
export function picturePath(illustration: string, colour: string | undefined): string {
  const tint = colour && !NEVER_TINTED.has(illustration) && TINTS.find(([words]) => words.test(colour))?.[1]
  return `/upload/illustrations/${illustration}${tint ? `-${tint}` : ''}.svg`
}
