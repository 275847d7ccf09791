import { Type } from '@sinclair/typebox'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { REACH } from '../find-page'
import type { OpenSearch } from './open-search'

/** Grows with each change of `MAPPINGS` or of what is written: an index of a lower one is made anew. */
const VERSION = 1
/** Documents written at once, and milliseconds that it may take. */
const BATCH = 500
const TIMEOUT_MS = 30_000

const exactly = { type: 'keyword', doc_values: false }
const MAPPINGS = {
  dynamic: 'strict',
  properties: {
    shop: { type: 'integer' },
    product: { type: 'integer' },
    section: { type: 'integer' },
    ready: { type: 'byte' },
    popularity: { type: 'integer' },
    stems: exactly,
    named: exactly,
    words: { type: 'text', analyzer: 'whitespace', norms: false },
  },
}

/** A document of `search_documents`. */
interface Row {
  shop_id: number
  product_id: number
  /** null: its product is gone. */
  section_id: number | null
  ready: boolean
  popularity: number
  stems: [stem: string, places: number[] | null, weights: string[] | null][] | null
  /** Of two versions of a document the later one has the greater number. */
  version: number
  /** Rows of `search_changes` that tell of it. */
  noted: string[]
}

const COLUMNS = sql`document.section_id, document.ready, document.popularity,
  (select json_agg(json_build_array(lexeme, positions, weights)) from unnest(document.words)) as stems`

/** Nothing is left to analyse: what PostgreSQL made of the texts is found as it is. */
function toSource({ stems, ...row }: Row) {
  const words: string[] = []
  for (const [stem, places] of stems ?? []) for (const place of places ?? []) words[place - 1] = stem
  return {
    shop: row.shop_id,
    product: row.product_id,
    section: row.section_id,
    ready: Number(row.ready),
    popularity: row.popularity,
    stems: stems?.map(([stem]) => stem),
    // A stem without a place is of any weight, as in a tsvector.
    named: stems?.flatMap(([stem, , weights]) => (!weights || weights.includes('A') ? [stem] : [])),
    // Words without a meaning have a place too, where PostgreSQL left one out.
    words: Array.from(words, (word = '_') => word).join(' '),
  }
}

const NOT_FOUND = 404
const OLDER = 409
const Written = Type.Object({ status: Type.Integer() })
const BulkAnswer = Type.Object({
  items: Type.Array(Type.Union([Type.Object({ index: Written }), Type.Object({ delete: Written })])),
})
const Indexes = Type.Record(
  Type.String(),
  Type.Object({ aliases: Type.Record(Type.String(), Type.Unknown()) }),
)
const Anything = Type.Unknown()

export interface FoundIndexes {
  /** That which the alias names; null: none. */
  inUse: string | null
  /** Whether it was made by this code or a later one. */
  isCurrent: boolean
  /** Left over from one that was not finished. */
  others: string[]
}

/** The copy of `search_documents` in OpenSearch. */
export function productsIndex(db: Database, { alias, ask }: OpenSearch) {
  const read = async (statement: RawBuilder<Row>) => (await statement.execute(db)).rows

  /** A write that is older than what is there changes nothing. */
  async function write(index: string, rows: readonly Row[]): Promise<void> {
    const lines = rows.flatMap((row): object[] => {
      const about = {
        _id: `${row.shop_id}:${row.product_id}`,
        routing: String(row.shop_id),
        version: row.version,
        version_type: 'external',
      }
      return row.section_id === null ? [{ delete: about }] : [{ index: about }, toSource(row)]
    })
    const { items } = await ask({
      path: `/${index}/_bulk`,
      lines,
      answer: BulkAnswer,
      timeout: TIMEOUT_MS,
    })
    for (const item of items) {
      const { status } = 'index' in item ? item.index : item.delete
      if (status >= 300 && status !== OLDER && status !== NOT_FOUND)
        throw new Error(`OpenSearch did not write a document: ${status}`)
    }
  }

  const change = (actions: readonly object[]) =>
    ask({ path: '/_aliases', body: { actions }, answer: Anything, timeout: TIMEOUT_MS })

  return {
    async find(): Promise<FoundIndexes> {
      const indexes = await ask({ method: 'GET', path: `/${alias}-v*/_alias`, answer: Indexes })
      // Another one's name may begin as this one's.
      const versions = Object.keys(indexes).flatMap((name): [string, number][] => {
        const version = name.startsWith(alias) && /^-v(\d+)-\d+$/.exec(name.slice(alias.length))?.[1]
        return version ? [[name, Number(version)]] : []
      })
      const [inUse, version] = versions.find(([name]) => indexes[name]?.aliases[alias] !== undefined) ?? [
        null,
        0,
      ]
      const others = versions.map(([name]) => name).filter((name) => name !== inUse)
      return { inUse, isCurrent: version >= VERSION, others }
    },

    async remove(indexes: readonly string[]): Promise<void> {
      if (indexes.length > 0) await change(indexes.map((index) => ({ remove_index: { index } })))
    },

    /**
     * Makes an index of everything, and then uses it instead of `old`. What changes meanwhile is written over it.
     * @returns null when it was not to go on
     */
    async rebuild(old: string | null, goesOn: () => boolean): Promise<string | null> {
      const index = `${alias}-v${VERSION}-${Date.now()}`
      await ask({
        method: 'PUT',
        path: `/${index}`,
        body: { settings: { index: { max_result_window: REACH } }, mappings: MAPPINGS },
        answer: Anything,
        timeout: TIMEOUT_MS,
      })
      let last = { shop_id: 0, product_id: 0 }
      for (;;) {
        if (!goesOn()) return null
        const rows = await read(sql`
          select shop_id, product_id, 0 as version, array[]::bigint[] as noted, ${COLUMNS}
          from search_documents document
          where (shop_id, product_id) > (${last.shop_id}, ${last.product_id})
          order by shop_id, product_id limit ${BATCH}`)
        const end = rows.at(-1)
        if (!end) break
        await write(index, rows)
        last = end
      }
      await ask({ path: `/${index}/_refresh`, answer: Anything, timeout: TIMEOUT_MS })
      await change([{ add: { index, alias } }, ...(old === null ? [] : [{ remove_index: { index: old } }])])
      return index
    },

    /** Writes the documents that have changed as they are now. */
    async follow(index: string, goesOn: () => boolean): Promise<void> {
      while (goesOn()) {
        const rows = await read(sql`
          select shop_id, product_id, first.version, first.noted, ${COLUMNS}
          from (
            select shop_id, product_id, max(id) as version, array_agg(id) as noted
            from (select * from search_changes order by id limit ${BATCH}) as oldest group by 1, 2) as first
          left join search_documents document using (shop_id, product_id)`)
        if (rows.length === 0) return
        await write(index, rows)
        const noted = rows.flatMap((row) => row.noted)
        await sql`delete from search_changes where id = any(${noted}::bigint[])`.execute(db)
      }
    },
  }
}
