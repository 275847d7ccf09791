import type { ChosenColumns, PastedList } from '@prilavok/shared-kernel/contract/lists'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'

const KEY = 'list_columns'
/** Shapes of lists that are remembered, the latest last. */
const SHAPES = 20

type Choice = [shape: string, chosen: ChosenColumns]

const isChoice = (entry: unknown): entry is Choice =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object' && entry[1] !== null

function readChoices(store: KeyValueStore): Choice[] {
  try {
    const kept: unknown = JSON.parse(store.get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChoice) : []
  } catch {
    return []
  }
}

/** Lists of one shape have the same titles; undefined: without titles no list is like another. */
const shapeOf = ({ columns }: PastedList): string | undefined =>
  columns?.isHeaded ? columns.titles.join('\t') : undefined

/** The columns that were chosen for a list of this shape before. */
export const choiceFor = (store: KeyValueStore, list: PastedList): ChosenColumns | undefined =>
  readChoices(store).find(([shape]) => shape === shapeOf(list))?.[1]

/** Remembers the columns that were chosen for lists of this shape. */
export function rememberChoice(store: KeyValueStore, list: PastedList, chosen: ChosenColumns): void {
  const own = shapeOf(list)
  if (own === undefined) return
  const others = readChoices(store).filter(([shape]) => shape !== own)
  store.set(KEY, JSON.stringify([...others, [own, chosen]].slice(-SHAPES)))
}
