import { testKernel } from '@prilavok/shared-kernel/testing'
import { catalogApi } from '../../../testing/catalog-api'
import { prefetchList } from './prefetch-list'
import { saveParams } from './stored-params'

const { data, calls, called } = catalogApi()

const prefetch = async (query: string, kernel = testKernel()) => {
  const list = { source: { sectionId: '12' }, listKey: '12' }
  await prefetchList(kernel, list, new URLSearchParams(query))
}
const lists = () => called('/list/').map((call) => call.split('SECTION_ID]=12&')[1])

test('the first page, then the filters', async () => {
  await prefetch('')
  expect(calls).toEqual([
    'GET /v3/api/catalog/list/?filter[SECTION_ID]=12&sort=POPULARITY&order=DESC&limit=36&offset=0',
    'GET /v3/api/catalog/property/?filter[SECTION_ID]=12',
  ])
})

test('the page of the address with all that stand below it', async () => {
  await prefetch('page=2&more=2')
  expect(lists()).toEqual(
    [36, 72, 108].map((offset) => `sort=POPULARITY&order=DESC&limit=36&offset=${offset}`),
  )
})

test('sort, size and filters of the address', async () => {
  await prefetch('sort=PRICE&order=ASC&limit=60&view=list&filter=base:stock')
  expect(lists()).toEqual(['filters=base:stock&sort=PRICE&order=ASC&limit=60&offset=0'])
  expect(called('/property/')).toEqual([
    'GET /v3/api/catalog/property/?filter[SECTION_ID]=12&filters=base:stock',
  ])
})

test('what is remembered for the list', async () => {
  const kernel = testKernel()
  saveParams(kernel, '12', { limit: 84, sort: 'NAME', order: 'ASC', view: 'list' })
  await prefetch('', kernel)
  expect(lists()).toEqual(['sort=NAME&order=ASC&limit=84&offset=0'])
})

test('a list that does not come is no error of the prefetch', async () => {
  data.listStatus = 500
  data.filtersStatus = 500
  await expect(prefetch('')).resolves.toBeUndefined()
})
