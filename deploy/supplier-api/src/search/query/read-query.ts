import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { soundLikeBrands } from './brand-sounds'
import { codeInGroups, codeIs, codeLike } from './number-words'
import { type QueryWord, readWords } from './read-words'
import { sectionNamed } from './section-named'
import { loadSynonyms, type Synonym, type Synonyms } from './synonyms'
import { allOf, anyOf, type Condition, stemBegins, stemIs } from './tsquery'

/** What a query looks for. Conditions on the documents of the shop. */
export interface ReadQuery {
  /** Everything that was asked for. */
  found: Condition
  /** That one of the words says what the thing is, by its name or its kind. */
  head: Condition
  /** The same by its keywords. */
  keyHead: Condition
  /** That the name itself has all words, or their synonyms. */
  named: Condition
}

/** A word or a phrase of a query with all that may stand for it. */
interface Part {
  found: Condition
  heads: string[]
  named: Condition
  /** A part of which no product is known makes the whole query find nothing. */
  known: boolean
}

/** The last word may be unfinished from this length on. */
const SHORTEST_BEGINNING = 3
const SURE_BEGINNING = 4

/**
 * Reads a query in the words of the shop's catalogue. Never corrects it: synonyms and the other alphabet are the same words,
 * a mistake is none.
 * @returns null when nothing can be found by it
 */
export async function readQuery(db: Database, shopId: number, query: string): Promise<ReadQuery | null> {
  const [words, section] = await Promise.all([
    readByWords(db, shopId, query),
    sectionNamed(db, shopId, query),
  ])
  if (!section) return words
  if (words) return { ...words, found: anyOf([words.found, section]) }
  return { found: section, head: section, keyHead: section, named: section }
}

async function readByWords(db: Database, shopId: number, query: string): Promise<ReadQuery | null> {
  const [[read = []], synonyms] = await Promise.all([readWords(db, shopId, [query]), loadSynonyms(db)])
  const words = read.filter(({ stem }, index) => read.findIndex((other) => other.stem === stem) === index)
  const group = codeInGroups(query)
  if (group && (await hasCode(db, shopId, group))) return compose([partOfCode(group)])
  if (words.length === 0) return null
  const brands = await soundLikeBrands(
    db,
    shopId,
    words.filter(({ known }) => !known).map(({ word }) => word),
  )
  const parts: Part[] = []
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at)
    const phrase = await withOtherwise(db, shopId, phraseOf(rest, synonyms))
    const count = phrase?.stems.length ?? 1
    parts.push(partOf(rest.slice(0, count), { phrase, brands, isLast: at + count === words.length }))
    at += count
  }
  return parts.every(({ known }) => known) ? compose(parts) : null
}

/** A phrase that stands for something else unless the shop sells what it names. */
async function withOtherwise(db: Database, shopId: number, phrase: Synonym | undefined) {
  if (!phrase || phrase.otherwise.length === 0) return phrase
  const own = anyOf([phrase.stems, ...phrase.meanings].map(allStems))
  const { rows } = await sql<{ sold: boolean }>`
    select count(*) > 0 as sold from search_documents
    where shop_id = ${shopId} and words @@ ${own}::tsquery`.execute(db)
  return rows[0]?.sold ? phrase : { ...phrase, meanings: [...phrase.meanings, ...phrase.otherwise] }
}

const allStems = (stems: readonly string[]): Condition => allOf(stems.map((stem) => stemIs(stem)))

async function hasCode(db: Database, shopId: number, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .where('shop_id', '=', shopId)
    .where('code1c', '=', code)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

const partOfCode = (code: string): Part => ({
  found: codeIs(code),
  heads: [],
  named: codeIs(code),
  known: true,
})

/** The longest phrase with synonyms that the words begin with. */
function phraseOf(words: readonly QueryWord[], synonyms: Synonyms): Synonym | undefined {
  return synonyms
    .get(words[0]?.stem ?? '')
    ?.find(({ stems }) => stems.every((stem, index) => words[index]?.stem === stem))
}

interface Context {
  phrase: Synonym | undefined
  /** Stems of brands by the words that sound like them. */
  brands: ReadonlyMap<string, readonly string[]>
  isLast: boolean
}

function partOf(words: readonly QueryWord[], { phrase, brands, isLast }: Context): Part {
  const own = words.map((word) => ownCondition(word, brands, isLast && word === words.at(-1)))
  const meanings = phrase?.meanings ?? []
  const named = anyOf(
    [words.map(({ stem }) => stem), ...meanings].map((stems) =>
      allOf(stems.map((stem) => stemIs(stem, 'A'))),
    ),
  )
  const known = own.every((condition) => condition !== null)
  const ways = [...(known ? [allOf(own.map((condition) => condition ?? ''))] : []), ...meanings.map(allStems)]
  const heads = [...words.map(({ stem }) => stem), ...meanings.map((stems) => stems[0] ?? '')]
  return { found: ways.length > 0 ? anyOf(ways) : '', heads, named, known: ways.length > 0 }
}

/** What fits one typed word; null when no product can. */
function ownCondition({ word, stem, rawStem, known }: QueryWord, brands: Context['brands'], isLast: boolean) {
  const code = codeLike(word, known)
  if (code) return known ? anyOf([code, stemIs(stem)]) : code
  if (known) return stemIs(stem)
  const brand = brands.get(word)
  if (brand) return anyOf(brand.map((own) => stemIs(own)))
  const measure = /^(\d+(?:\.\d+)?)[а-я]+$/.exec(word.replace(/^(\d+)d(\d)/, '$1.$2'))
  if (measure?.[1]) return stemIs(measure[1])
  const mayGoOn = isLast && word.length >= SHORTEST_BEGINNING && /^[a-zа-я]/.test(word)
  if (!mayGoOn) return null
  // The stemmer may cut an unfinished word too short to be told from others.
  return stemBegins(rawStem.length >= SURE_BEGINNING ? rawStem : word)
}

function compose(parts: readonly Part[]): ReadQuery {
  const heads = [...new Set(parts.flatMap((part) => part.heads))].filter((stem) => stem !== '')
  const headOf = (sign: string) =>
    heads.length > 0 ? anyOf(heads.map((stem) => stemIs(sign + stem))) : stemIs('#')
  return {
    found: allOf(parts.map((part) => part.found)),
    head: headOf('^'),
    keyHead: headOf('+'),
    named: allOf(parts.map((part) => part.named)),
  }
}
