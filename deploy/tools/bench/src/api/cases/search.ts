import type { Random } from '@prilavok/supplier-api/platform/random'
import type pg from 'pg'
import type { ApiCase, Turn } from '../api-case'
import { type BenchApi, SHOP_ID } from '../bench-api'

/** What many buyers type: common and rare words, several words, synonyms, mistakes. */
const QUERIES = [
  'бумага',
  'бумага а4',
  'бумага а4 80г',
  'ручка шариковая синяя',
  'картридж',
  'папка регистратор 75 мм',
  'скотч',
  'маркер перманентный',
  'туалетная бумага',
  'степлер',
  'батарейки аа',
  'тетрадь 96 листов',
  'клей карандаш',
  'мультифора',
  'бумга',
  'rfhnhbl;',
]
/** Share of the calls that ask what nobody asked before: no answer to them is kept. */
const RARE = 0.5
/** Share of the rare queries with a letter missed. */
const MISTAKEN = 0.2
const NAMES = 5000

type Ask = (random: Random) => string

/** Queries of many buyers, and beginnings of names with one word of their end: «ручка гелевая inkora 0,5». */
async function asking(pool: pg.Pool): Promise<Ask> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from products where shop_id = $1 order by hashint4(id) limit $2',
    [SHOP_ID, NAMES],
  )
  return (random) => {
    if (!random.chance(RARE)) return random.pick(QUERIES)
    const words = random
      .pick(rows)
      .name.toLowerCase()
      .split(/[\s,«»]+/)
      .filter(Boolean)
    const query = [...words.slice(0, random.whole(1, 3)), random.pick(words)].join(' ')
    return random.chance(MISTAKEN) ? without(query, random.whole(1, query.length - 1)) : query
  }
}

const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1)

const turnOf =
  (path: string) =>
  async ({ pool }: BenchApi): Promise<Turn> => {
    const ask = await asking(pool)
    return (_client, random) => ({ path: `${path}?q=${encodeURIComponent(ask(random))}` })
  }

/** The sections that a search finds, or what was meant. */
export const search = (): ApiCase => ({
  name: 'search',
  aim: 25,
  bySize: true,
  open: turnOf('/v1/search/catalog/'),
})

/** The products that a search finds, the first page. */
export const searchList = (): ApiCase => ({
  name: 'list of a search',
  aim: 25,
  bySize: true,
  open: turnOf('/v3/api/catalog/search/list/'),
})

/** What is offered after some letters. */
export const suggestions = (): ApiCase => ({
  name: 'suggestions',
  aim: 10,
  bySize: true,
  open: async ({ pool }) => {
    const ask = await asking(pool)
    return (_client, random) => {
      const query = ask(random)
      const typed = query.slice(0, random.whole(2, Math.min(query.length, 14)))
      return { path: `/v3/api/catalog/search/suggests/?q=${encodeURIComponent(typed)}` }
    }
  },
})
