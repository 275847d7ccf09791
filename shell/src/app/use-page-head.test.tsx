import type { PageModule, PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, waitFor } from '@testing-library/react'
import { usePageHead } from './use-page-head'

const NAME = ['name']
const head = jest.fn(({ query }: Kernel, { path }: PageRequest) => ({
  title: query.getQueryData<string>(NAME) ?? 'Загрузка',
  description: `Страница ${path}`,
}))
const requestOf = (path: string): PageRequest => ({ path, params: {}, search: new URLSearchParams() })
const described = () => document.querySelector('meta[name="description"]')?.getAttribute('content')

function Page({ module, page }: { module: PageModule<Kernel>; page: PageRequest }) {
  usePageHead(module, page)
  return null
}
const open = (module: Partial<PageModule<Kernel>> = { head }) => {
  const kernel = testKernel({ shop: { NAME: 'Бланк' } })
  const whole = { default: () => null, ...module }
  const shown = renderWithKernel(<Page module={whole} page={requestOf('/pens')} />, { kernel })
  return { ...shown, kernel, whole }
}

test('the document has the title and the description of the page', () => {
  open()
  expect(document.title).toBe('Загрузка — Бланк')
  expect(described()).toBe('Страница /pens')
})

test('data that come change them; what is asked for, and what fails, does not', async () => {
  const { kernel } = open()
  head.mockClear()
  const failed = kernel.query.fetchQuery({ queryKey: NAME, queryFn: () => Promise.reject(new Error('404')) })
  await failed.catch(() => undefined)
  expect(head).not.toHaveBeenCalled()
  act(() => void kernel.query.setQueryData(NAME, 'Ручки'))
  await waitFor(() => expect(document.title).toBe('Ручки — Бланк'))
})

test('data that go leave them as they are', () => {
  const { kernel } = open()
  kernel.query.setQueryData(NAME, 'Ручки')
  head.mockClear()
  kernel.query.removeQueries({ queryKey: NAME })
  expect(head).not.toHaveBeenCalled()
})

test('a page that takes its place says its own; one that is gone says nothing more', async () => {
  const { kernel, whole, unmount } = open()
  unmount()
  head.mockClear()
  await act(async () => void kernel.query.setQueryData(NAME, 'Ручки'))
  expect(head).not.toHaveBeenCalled()
  renderWithKernel(<Page module={whole} page={requestOf('/files')} />, { kernel })
  expect(described()).toBe('Страница /files')
})

test('a page without a head has the name of the shop', () => {
  open({})
  expect(document.title).toBe('Бланк')
})
