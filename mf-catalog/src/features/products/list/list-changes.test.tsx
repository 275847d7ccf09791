import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { storageKey } from './stored-params'
import { type ListParamsState, useListParams } from './use-list-params'

interface Now {
  list: ListParamsState
  url: string
}

function List({ tell }: { tell: (now: Now) => void }) {
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
function show(query = '') {
  const now: Partial<Now> = {}
  const { kernel } = renderWithKernel(<List tell={(next) => void Object.assign(now, next)} />, {
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

test('filters are an entry of the history of their own, from page 1 on', async () => {
  const shown = show('?page=2&sort=NAME&order=ASC')
  act(() => shown.list().apply({ INK: ['синий'] }))
  await at(shown, '/catalog/12?sort=NAME&order=ASC&filter=INK:синий')
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
  await at(shown, '/catalog/12?page=2&sort=NAME&order=ASC')
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

test('what was remembered as the defaults can be reset, too', async () => {
  const shown = show()
  act(() => shown.list().change({ view: 'list' }))
  await at(shown, '/catalog/12?view=list')
  expect(shown.list().reset).toBeInstanceOf(Function)
})
