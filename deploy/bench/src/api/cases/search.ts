import type { ApiCase } from '../api-case'

/** What buyers type: common and rare words, several words, a code, a typing error. */
const QUERIES = [
  'бумага',
  'бумага а4',
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
  'стакан',
  'бумга',
  'rfhnhbl;',
]

/** The products that a search finds, the first page. */
export const search = (): ApiCase => ({
  name: 'search',
  aim: 25,
  bySize: true,
  open: async () => (_client, random) => ({
    path: `/v1/search/catalog/?q=${encodeURIComponent(random.pick(QUERIES))}`,
  }),
})

/** What is offered after some letters. */
export const suggestions = (): ApiCase => ({
  name: 'suggestions',
  aim: 10,
  bySize: true,
  open: async () => (_client, random) => {
    const query = random.pick(QUERIES)
    return {
      path: `/v3/api/catalog/search/suggests/?q=${encodeURIComponent(query.slice(0, random.whole(2, 8)))}`,
    }
  },
})
