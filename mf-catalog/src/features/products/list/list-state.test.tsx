import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { prefetchList } from './prefetch-list'
import { saveParams, storageKey } from './stored-params'
import { type ListParamsState, useListParams } from './use-list-params'

const { data, calls, called } = catalogApi()

interface Now {
  list: ListParamsState
  url: string
}
/** A list whose page under filters is still on its way. */
function PendingList({ Filtered }: { Filtered: ComponentType }) {
  const { pathname: path, search } = useLocation()
  // As the shell gives it: the same object for the same text.
  const page = useMemo(() => ({ params: {}, path, search: new URLSearchParams(search) }), [path, search])
  const { params, applied, apply, reset } = useListParams('12', page)
  const navigate = useNavigate()
  return (
    <>
      <p>{`Применено: ${applied.text || 'ничего'}`}</p>
      <button type="button" onClick={() => apply({ INK: ['синий'] })}>
        Применить
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
      <p>{`Сортировка: ${params.sort}`}</p>
      <button type="button" onClick={reset} disabled={!reset}>
        Сбросить
      </button>
      {search && <Filtered />}
    </>
  )
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

  test('the filters that are applied already are no change', async () => {
    const shown = show('?filter=base:stock&page=2')
    act(() => shown.list().apply({ base: ['stock'] }))
    await act(async () => undefined)
    expect(shown.url()).toBe('/catalog/12?filter=base:stock&page=2')
  })

  test('a change takes no entry of the history', async () => {
    const shown = show()
    act(() => shown.list().apply({ base: ['stock'] }))
    await at(shown, '/catalog/12?filter=base:stock')
    act(() => shown.list().change({ view: 'cards' }))
    await at(shown, '/catalog/12?filter=base:stock&view=cards')
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
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

describe('use-list-params', () => {
  function show(cookies: Record<string, string> = {}) {
    let come: () => void = () => undefined
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    const Filtered = lazy(() => coming.then(() => ({ default: () => <p>Страница с фильтром</p> })))
    const { kernel } = renderWithKernel(
      <Suspense fallback="…">
        <PendingList Filtered={Filtered} />
      </Suspense>,
      { path: '/catalog/12', kernel: partKernel({ cookies }) },
    )
    return { kernel, come: () => act(async () => come()) }
  }

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('what was applied shows at once, and «Назад» before the page has come takes it back', async () => {
    show()
    await press('Применить')
    expect(screen.getByText('Применено: INK:синий')).toBeVisible()
    expect(screen.queryByText('Страница с фильтром')).not.toBeInTheDocument()
    await press('Назад')
    expect(await screen.findByText('Применено: ничего')).toBeVisible()
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
})
