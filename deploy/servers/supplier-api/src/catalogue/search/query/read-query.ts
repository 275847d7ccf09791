import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { soundLikeBrands } from './brand-sounds'
import { sameMeasures, sizesOf } from './measures'
import { readModels } from './model-names'
import { codeInGroups, codeIs, codeLike } from './number-words'
import { type QueryWord, readWords } from './read-words'
import { sectionNamed } from './section-named'
import { loadSynonyms, type Synonym, type Synonyms } from './synonyms'
import { allOf, anyOf, type Condition, stemBegins, stemIs } from './tsquery'
import { beginningOf, shortenedWords } from './word-beginnings'

/** What a query looks for. Conditions on the documents of the shop. */
export interface ReadQuery {
  /** Everything that was asked for. */
  found: Condition
  /** That the name has the words that were typed, not synonyms, and one of them says what the thing is; sizes in one piece. */
  exact: Condition
  /** That two of the words together say what the thing is: «папка уголок». */
  firm: Condition
  /** That one of the words says what the thing is, by its name or its kind. */
  head: Condition
  /** The same by its keywords. */
  keyHead: Condition
  /** That the name itself has all words, or their synonyms. */
  named: Condition
  /** Whether a word is known as a mistake. */
  mistaken: boolean
}

/** A word or a phrase of a query with all that may stand for it. */
interface Part {
  found: Condition
  heads: Head[]
  named: Condition
  /** `named` by the typed words alone; null when no name can have them. */
  own: Condition | null
  /** A part of which no product is known makes the whole query find nothing. */
  known: boolean
}

/** A word that may say what the thing is. */
interface Head {
  /** In the index, after a sign. */
  is(sign: string): Condition
  /** Typed so, not a synonym. */
  typed: boolean
}

/** A number with a unit, as the index writes them in one word. */
const MEASURE =
  /^(\d+(?:\.\d+)?)(?:г|кг|мг|мм|см|м|мкм|мл|л|шт|рул|цв|сл|пак|вт|гб|стр|отв|роз|ящ|отд|в|дж|нм|дб|ач)$/
/** «2-х слойная» is «2 слойная»; between numbers it is a size. */
const COUNT_ENDING = /(?<=\d)-?[хx](?=\s+\p{L}{3})/giu
/** Words of a query that are paired: their pairs grow with the square. */
const FIRM_HEADS = 4

/**
 * Reads a query in the words of the shop's catalogue. Never corrects it: synonyms and the other alphabet are the same words,
 * a mistake is none.
 * @param synonymsVersion of `searchVersion`
 * @returns null when nothing can be found by it
 */
export async function readQuery(
  db: Database,
  shopId: number,
  query: string,
  synonymsVersion: string,
): Promise<ReadQuery | null> {
  const [words, section] = await Promise.all([
    readByWords(db, shopId, query, synonymsVersion),
    sectionNamed(db, shopId, query),
  ])
  if (!section) return words
  if (words) return { ...words, found: anyOf([words.found, section]) }
  return {
    found: section,
    exact: section,
    firm: NONE,
    head: section,
    keyHead: section,
    named: section,
    mistaken: false,
  }
}

async function readByWords(
  db: Database,
  shopId: number,
  query: string,
  synonymsVersion: string,
): Promise<ReadQuery | null> {
  const models = await readModels(db, shopId, query.replace(COUNT_ENDING, ''))
  const [[read = []], synonyms] = await Promise.all([
    readWords(db, shopId, [models.rest]),
    loadSynonyms(db, shopId, synonymsVersion),
  ])
  const words = read.filter(({ stem }, index) => read.findIndex((other) => other.stem === stem) === index)
  const group = codeInGroups(query)
  if (group && (await hasCode(db, shopId, group))) return compose([partOfModel(codeIs(group))])
  if (words.length === 0 && models.found.length === 0) return null
  const brands = await soundLikeBrands(
    db,
    shopId,
    words.filter(({ known }) => !known).map(({ word }) => word),
  )
  const shortened = shortenedWords(query)
  const parts: Part[] = models.found.map(partOfModel)
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at)
    const phrase = await withOtherwise(db, shopId, phraseOf(rest, words, synonyms))
    const count = phrase?.stems.length ?? 1
    const isLast = at + count === words.length && !models.endsQuery
    parts.push(partOf(rest.slice(0, count), { phrase, brands, shortened, isLast }))
    at += count
  }
  if (parts.some(({ known }) => !known)) return null
  return compose(parts, { sizes: sizesOf(query), mistaken: words.some(({ mistaken }) => mistaken) })
}

/** A phrase that stands for something else unless the shop sells what it names. */
async function withOtherwise(db: Database, shopId: number, phrase: Synonym | undefined) {
  if (!phrase || phrase.otherwise.length === 0) return phrase
  const own = anyOf([phrase.stems, ...phrase.meanings].map((stems) => allStems(stems)))
  const { rows } = await sql<{ sold: boolean }>`
    select count(*) > 0 as sold from search_documents
    where shop_id = ${shopId} and words @@ ${own}::tsquery`.execute(db)
  return rows[0]?.sold ? phrase : { ...phrase, meanings: [...phrase.meanings, ...phrase.otherwise] }
}

const allStems = (stems: readonly string[], weight = ''): Condition =>
  allOf(stems.map((stem) => stemIs(stem, weight)))

async function hasCode(db: Database, shopId: number, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .where((eb) => eb.and({ shop_id: shopId, code1c: code }))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

const partOfModel = (found: Condition): Part => ({ found, heads: [], named: found, own: found, known: true })

/** The longest phrase with synonyms that the words begin with; of equals the one that fits the rest of the query. */
function phraseOf(
  words: readonly QueryWord[],
  all: readonly QueryWord[],
  synonyms: Synonyms,
): Synonym | undefined {
  const fitting = synonyms
    .get(words[0]?.stem ?? '')
    ?.filter(({ stems }) => stems.every((stem, index) => words[index]?.stem === stem))
  return (
    fitting?.find(({ beside }) => beside.some((stem) => all.some((word) => word.stem === stem))) ??
    fitting?.find(({ beside }) => beside.length === 0)
  )
}

interface Context {
  phrase: Synonym | undefined
  /** Words that a full stop cuts short. */
  shortened: ReadonlySet<string>
  /** Stems of brands by the words that sound like them. */
  brands: ReadonlyMap<string, readonly string[]>
  isLast: boolean
}

function partOf(words: readonly QueryWord[], { phrase, brands, shortened, isLast }: Context): Part {
  const beginnings = words.map((word) =>
    beginningOf(word, { last: isLast && word === words.at(-1), shortened: shortened.has(word.word) }),
  )
  const ways = words.map((word, index) => waysOf(word, brands, beginnings[index] ?? null))
  const meanings = phrase?.meanings ?? []
  const known = ways.every((way) => way !== null)
  const own = known ? allOf(ways.map((way) => anyOf(way?.('A') ?? []))) : null
  const named = [...(own ? [own] : []), ...meanings.map((stems) => allStems(stems, 'A'))]
  const found = [
    ...(known ? [allOf(ways.map((way) => anyOf(way?.('') ?? [])))] : []),
    ...meanings.map((stems) => allStems(stems)),
  ]
  return {
    found: found.length > 0 ? anyOf(found) : '',
    heads: [
      ...words.map((word, index) => headOf(word, beginnings[index] ?? null)),
      ...meanings.flatMap(([stem]) =>
        stem ? [{ is: (sign: string) => stemIs(sign + stem), typed: false }] : [],
      ),
    ],
    named: named.length > 0 ? anyOf(named) : NONE,
    own,
    known: found.length > 0,
  }
}

/** What fits one typed word, for a weight of the index (A: in the name). */
type Ways = (weight: string) => Condition[]

/**
 * @param beginning of `beginningOf`; null: the word is finished
 * @returns null when no product can fit
 */
function waysOf(
  { word, stem, known }: QueryWord,
  brands: Context['brands'],
  beginning: string | null,
): Ways | null {
  const same = sameMeasures(word)
  const code = codeLike(word, known)
  if (code) return (weight) => (known ? [code, stemIs(stem, weight)] : [code])
  const begun = (weight: string) => (beginning === null ? [] : [stemBegins(beginning, weight)])
  if (known) return (weight) => [...[stem, ...same].map((own) => stemIs(own, weight)), ...begun(weight)]
  const brand = brands.get(word)
  if (brand) return (weight) => brand.map((own) => stemIs(own, weight))
  const measure = MEASURE.exec(word.replace(/^(\d+)d(\d)/, '$1.$2'))?.[1]
  if (measure) return (weight) => [measure, ...same].map((own) => stemIs(own, weight))
  return beginning === null ? null : begun
}

const headOf = ({ stem, known }: QueryWord, beginning: string | null): Head => ({
  is: (sign) =>
    anyOf([
      ...(known || beginning === null ? [stemIs(sign + stem)] : []),
      ...(beginning === null ? [] : [stemBegins(sign + beginning)]),
    ]),
  typed: true,
})

/** No document has it. */
const NONE: Condition = stemIs('#')

interface Whole {
  sizes?: readonly Condition[]
  mistaken?: boolean
}

function compose(parts: readonly Part[], { sizes = [], mistaken = false }: Whole = {}): ReadQuery {
  const heads = parts.flatMap((part) => part.heads)
  const headIs = (sign: string, own = heads) =>
    own.length > 0 ? anyOf(own.map((head) => head.is(sign))) : NONE
  const own = parts.flatMap((part) => (part.own ? [part.own] : []))
  const typed = heads.filter((head) => head.typed)
  const isExact = own.length === parts.length && (typed.length > 0 || heads.length === 0)
  return {
    found: allOf(parts.map((part) => part.found)),
    exact: isExact ? allOf([...own, ...(typed.length > 0 ? [headIs('^', typed)] : []), ...sizes]) : NONE,
    firm: firmOf(typed),
    head: headIs('^'),
    keyHead: headIs('+'),
    named: allOf(parts.map((part) => part.named)),
    mistaken,
  }
}

/** Two of the words say what the thing is; of the first few, every pair. */
function firmOf(heads: readonly Head[]): Condition {
  const isHead = heads.slice(0, FIRM_HEADS).map((head) => anyOf([head.is('^'), head.is('+')]))
  const pairs = isHead.flatMap((one, at) => isHead.slice(at + 1).map((other) => allOf([one, other])))
  return pairs.length > 0 ? anyOf(pairs) : NONE
}
