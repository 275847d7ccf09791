import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { useNotePages, useSavedPages } from './use-saved-pages'

const notePage = jest.fn()
const pages = jest.fn()
const kernelWith = (): Kernel => ({
  ...testKernel(),
  savedAnswers: { notePage, pages } as unknown as Kernel['savedAnswers'],
})

beforeEach(() => {
  notePage.mockReset()
  pages.mockReset()
})

const List = ({ isNeeded = true }: { isNeeded?: boolean }) => (
  <p>
    {useSavedPages(isNeeded)
      .map(({ path }) => path)
      .join(' ') || 'ни одной'}
  </p>
)

describe('pages that can be opened without a connection', () => {
  const saved = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `/product/${at}`, title: `Товар ${at}`, at }))
  test('are eight at most, without the one that is shown', async () => {
    pages.mockResolvedValue([...saved(10), { path: '/basket?type=main', title: 'Корзина', at: 1 }])
    const { container } = renderWithKernel(<List />, { kernel: kernelWith(), path: '/product/2' })
    await act(async () => undefined)
    expect(container.textContent?.split(' ')).toEqual([0, 1, 3, 4, 5, 6, 7, 8].map((at) => `/product/${at}`))
  })

  test('are told apart by their query', async () => {
    pages.mockResolvedValue([
      { path: '/basket?type=main', title: 'Корзина', at: 1 },
      { path: '/basket', title: 'Корзина', at: 1 },
    ])
    renderWithKernel(<List />, { kernel: kernelWith(), path: '/basket?type=main' })
    expect(await screen.findByText('/basket')).toBeInTheDocument()
  })

  test('are not read where nobody needs them, nor where nothing is saved', async () => {
    renderWithKernel(<List isNeeded={false} />, { kernel: kernelWith() })
    renderWithKernel(<List />, { kernel: testKernel() })
    await act(async () => undefined)
    expect(pages).not.toHaveBeenCalled()
    expect(screen.getAllByText('ни одной')).toHaveLength(2)
  })
})

function Page({ isOffline = false }: { isOffline?: boolean }) {
  useQuery({
    queryKey: ['page'],
    queryFn: () => new Promise(() => undefined),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useNotePages(isOffline)
  return null
}

describe('a page that is looked at', () => {
  const open = (isAnswered: boolean, isOffline?: boolean) => {
    const kernel = kernelWith()
    if (isAnswered) kernel.query.setQueryData(['page'], {})
    return {
      ...renderWithKernel(<Page isOffline={isOffline} />, { kernel, path: '/catalog/12?page=2' }),
      kernel,
    }
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  beforeEach(() => {
    document.title = 'Бумага — Канцопт — Тула'
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  test('is noted by its own name when it has been for two seconds, once', () => {
    const { kernel } = open(true)
    pass(1999)
    expect(notePage).not.toHaveBeenCalled()
    pass(1)
    expect(notePage.mock.calls).toEqual([[{ path: '/catalog/12?page=2', title: 'Бумага' }]])
    act(() => void kernel.query.setQueryData(['page'], { other: true }))
    pass(5000)
    expect(notePage).toHaveBeenCalledTimes(1)
  })

  test('is noted later where its answers come later', () => {
    const { kernel } = open(false)
    pass(5000)
    expect(notePage).not.toHaveBeenCalled()
    act(() => void kernel.query.setQueryData(['page'], {}))
    pass(100)
    expect(notePage).toHaveBeenCalledTimes(1)
  })

  test('is not noted without a connection, nor when it was left before', () => {
    open(true, true)
    pass(5000)
    open(true).unmount()
    pass(5000)
    const late = open(false)
    pass(5000)
    late.unmount()
    act(() => void late.kernel.query.setQueryData(['page'], {}))
    pass(5000)
    expect(notePage).not.toHaveBeenCalled()
  })
})
