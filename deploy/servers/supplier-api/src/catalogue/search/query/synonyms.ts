import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { versionedAnswer } from '../../scope/versioned-cache'

/** A phrase that was recognised, and what it may be replaced by, as stems. */
export interface Synonym {
  stems: readonly string[]
  meanings: readonly (readonly string[])[]
  /** What it may be replaced by when nothing else is known of it. */
  otherwise: readonly (readonly string[])[]
  /** Stems of which one must be in the query too; empty: none. */
  beside: readonly string[]
}

/** By the first stem, longer phrases first. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>

/**
 * The synonyms of a shop (`search_synonyms`) as stems: the database knows how to stem, and is asked once for each change.
 * @param version of `searchVersion`
 */
export const loadSynonyms = (db: Database, shopId: number, version: string): Promise<Synonyms> =>
  versionedAnswer(db, {
    shopId,
    key: 'synonyms',
    version,
    size: () => 0,
    make: () => stemSynonyms(db, shopId),
  })

async function stemSynonyms(db: Database, shopId: number): Promise<Synonyms> {
  const groups = await db
    .selectFrom('search_synonyms')
    .where('shop_id', '=', shopId)
    .select(['same', 'also', 'otherwise', 'beside'])
    .orderBy('id')
    .execute()
  const phrases = [
    ...new Set(
      groups.flatMap(({ same, also, otherwise, beside }) => [...same, ...also, ...otherwise, ...beside]),
    ),
  ]
  const { rows } = await sql<{ phrase: string; stems: string[] }>`
    select list.phrase, array(
      select fold_stem(stem)
      from regexp_split_to_table(search_text(list.phrase, false), ' ') with ordinality as part (word, place)
      cross join lateral unnest(tsvector_to_array(to_tsvector('russian', part.word))) as stem
      order by part.place) as stems
    from unnest(${phrases}::text[]) as list (phrase)`.execute(db)
  const stemsOf = new Map(rows.map(({ phrase, stems }) => [phrase, stems]))
  const synonyms = new Map<string, Synonym[]>()
  for (const { same, also, otherwise, beside: words } of groups) {
    const meanings = same.map((phrase) => stemsOf.get(phrase) ?? []).filter((stems) => stems.length > 0)
    const beside = words.flatMap((word) => stemsOf.get(word) ?? [])
    for (const phrase of [...same, ...also])
      add(synonyms, { stems: stemsOf.get(phrase) ?? [], meanings, otherwise: [], beside })
    for (const phrase of otherwise)
      add(synonyms, { stems: stemsOf.get(phrase) ?? [], meanings: [], otherwise: meanings, beside })
  }
  for (const own of [...synonyms.values()].flat()) addReversed(synonyms, own)
  for (const list of synonyms.values()) list.sort((a, b) => b.stems.length - a.stems.length)
  return synonyms
}

/** A phrase of two groups means both. */
function add(synonyms: Map<string, Synonym[]>, { stems, meanings, otherwise, beside }: Synonym): void {
  const [first] = stems
  if (first === undefined) return
  const list = synonyms.get(first) ?? []
  const at = list.findIndex(
    (known) =>
      known.stems.join(' ') === stems.join(' ') && (known.beside.length === 0) === (beside.length === 0),
  )
  const known = list[at]
  if (!known) list.push({ stems, meanings, otherwise, beside })
  else {
    list[at] = {
      stems,
      meanings: [...known.meanings, ...meanings],
      otherwise: [...known.otherwise, ...otherwise],
      beside: [...known.beside, ...beside],
    }
  }
  synonyms.set(first, list)
}

/** Two words in the other order are the same phrase, unless they are one of their own: «коробка архивная». */
function addReversed(synonyms: Map<string, Synonym[]>, own: Synonym): void {
  const [first, second] = own.stems
  if (first === undefined || second === undefined || own.stems.length > 2 || first === second) return
  const isPhrase = synonyms.get(second)?.some(({ stems }) => stems.join(' ') === `${second} ${first}`)
  if (!isPhrase) add(synonyms, { ...own, stems: [second, first] })
}
