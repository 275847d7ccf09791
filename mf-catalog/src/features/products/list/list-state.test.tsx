import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { prefetchList } from './prefetch-list'
import { storageKey } from './stored-params'
import { type ListParamsState, useListParams } from './use-list-params'

const { calls, called } = catalogApi()

interface Now {
  list: ListParamsState
  url: string
}
function ChangingList({ tell }: { tell: (now: Now) => void }) {
  const { pathname: path, search } = useLocation()
  const page = useMemo(() => ({ params: {}, path, search: new URLSearchParams(search) }), [path, search])
  tell({ list: useListParams('12', page), url: decodeURIComponent(path + search) })
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Назад
    </button>
  )
}
describe('list-changes', () => {
  function show(query = '') {
    const now: Partial<Now> = {}
    const { kernel } = renderWithKernel(<ChangingList tell={(next) => void Object.assign(now, next)} />, {
      path: `/catalog/12${query}`,
      kernel: partKernel(),
    })
    return {
      list: () => now.list as ListParamsState,
      url: () => now.url,
      saved: () => JSON.parse(kernel.platform.local.get(storageKey('12')) ?? 'null') as unknown,
    }
  }
  const at = (shown: ReturnType<typeof show>, url: string) => waitFor(() => expect(shown.url()).toBe(url))

  test('another view takes a size that it does not offer out of the address', async () => {
    const shown = show('?limit=84')
    act(() => shown.list().change({ view: 'cards' }))
    await at(shown, '/catalog/12?limit=36&view=cards')
    expect(shown.saved()).toMatchObject({ limit: 36, view: 'cards' })
  })

  test('another view takes no entry of the history', async () => {
    const shown = show()
    act(() => shown.list().apply({ base: ['stock'] }))
    await at(shown, '/catalog/12?filter=base:stock')
    act(() => shown.list().change({ view: 'cards' }))
    await at(shown, '/catalog/12?filter=base:stock&view=cards')
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
    await at(shown, '/catalog/12')
  })

  test('«Назад» takes a sort back and keeps the filters, also where the list has remembered the sort', async () => {
    const shown = show()
    act(() => shown.list().apply({ base: ['stock'] }))
    await at(shown, '/catalog/12?filter=base:stock')
    act(() => shown.list().change({ sort: 'PRICE', order: 'ASC' }))
    await at(shown, '/catalog/12?filter=base:stock&sort=PRICE&order=ASC')
    act(() => shown.list().change({ sort: 'NAME', order: 'ASC' }))
    await at(shown, '/catalog/12?filter=base:stock&sort=NAME&order=ASC')
    const back = () => userEvent.click(screen.getByRole('button', { name: 'Назад' }))
    await back()
    await at(shown, '/catalog/12?filter=base:stock&sort=PRICE&order=ASC')
    await back()
    await at(shown, '/catalog/12?filter=base:stock&sort=POPULARITY&order=DESC')
    expect(shown.list().params).toMatchObject({ sort: 'POPULARITY', order: 'DESC' })
    await back()
    await at(shown, '/catalog/12')
  })

  test('a reset is offered where something is chosen, takes it all out of the address, and keeps the filters', async () => {
    const shown = show('?filter=base:stock')
    expect(shown.list().reset).toBeUndefined()
    act(() => shown.list().change({ sort: 'NAME', order: 'ASC', view: 'cards', limit: 12 }))
    await at(shown, '/catalog/12?filter=base:stock&sort=NAME&order=ASC&view=cards&limit=12')
    act(() => shown.list().reset?.())
    await at(shown, '/catalog/12?filter=base:stock')
    expect(shown.saved()).toBeNull()
    expect(shown.list().params).toEqual({ sort: 'POPULARITY', order: 'DESC', limit: 36, view: 'list' })
    expect(shown.list().reset).toBeUndefined()
  })
})

describe('prefetch-list', () => {
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
})
