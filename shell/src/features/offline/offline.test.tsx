import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { Link } from '@prilavok/shared-kernel/router'
import { renderWithKernel, testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConnectionNote } from './ConnectionNote'
import { useNotePages, useSavedPages } from './use-saved-pages'
import 'fake-indexeddb/auto'
import { useLocation } from 'react-router-dom'

/** A page of the shop that shows what one call has answered. */
function Page() {
  const { api } = useKernel()
  const { pathname } = useLocation()
  const { data: shown } = useQuery({
    queryKey: ['page', pathname],
    queryFn: () => api.get(`/v3${pathname}`) as Promise<{ path: string }>,
  })
  return (
    <>
      <ConnectionNote />
      <h1>{shown ? `Страница ${shown.path}` : 'Пусто'}</h1>
      <Link to="/second">Дальше</Link>
    </>
  )
}

const List = ({ isNeeded = true }: { isNeeded?: boolean }) => (
  <p>
    {useSavedPages(isNeeded)
      .map(({ path }) => path)
      .join(' ') || 'ни одной'}
  </p>
)

function NotedPage({ isOffline = false }: { isOffline?: boolean }) {
  useQuery({
    queryKey: ['page'],
    queryFn: () => new Promise(() => undefined),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useNotePages(isOffline)
  return null
}

describe('ConnectionNote', () => {
  const { data } = testApi(
    () => ({ answers: true }),
    ({ path }, { answers }) => (answers ? { path } : 0),
  )

  const connection = (isOnline: boolean) =>
    act(async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })
  const note = () => screen.queryByText(/^Нет связи/)

  test('without a connection the page says how old it is and what becomes of changes; with it the note goes', async () => {
    renderWithKernel(<Page />, { kernel: testKernel() })
    expect(await screen.findByText('Страница /v3/')).toBeVisible()
    expect(note()).toBeNull()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await connection(false)
    expect(await screen.findByText(/^Нет связи/)).toHaveTextContent(
      /^Нет связи\. Сохранённая копия от \d{2}:\d{2}\. Цены и наличие на странице могли устареть\. Изменения корзины сохранены и будут отправлены, когда связь появится\.$/,
    )
    await connection(true)
    expect(note()).toBeNull()
  })

  test('a page that is not saved says so, with links to those that are', async () => {
    const kernel = testKernel({ savesAnswers: { isSavedCopy: false } })
    kernel.savedAnswers?.notePage({ path: '/basket', title: 'Корзина' })
    renderWithKernel(<Page />, { kernel })
    expect(await screen.findByText('Страница /v3/')).toBeVisible()
    data.answers = false
    await connection(false)
    await userEvent.click(screen.getByRole('link', { name: 'Дальше' }))
    expect(await screen.findByText(/эта страница не сохранена/)).toBeVisible()
    const links = within(screen.getByRole('status'))
    expect(await links.findByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '/basket')
    data.answers = true
    await connection(true)
    expect(await screen.findByText('Страница /v3/second')).toBeVisible()
    expect(note()).toBeNull()
  })
})

describe('use-saved-pages', () => {
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

  describe('pages that can be opened without a connection', () => {
    const saved = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ path: `/product/${at}`, title: `Товар ${at}`, at }))
    test('are eight at most, without the one that is shown', async () => {
      pages.mockResolvedValue([...saved(10), { path: '/basket?type=main', title: 'Корзина', at: 1 }])
      const { container } = renderWithKernel(<List />, { kernel: kernelWith(), path: '/product/2' })
      await act(async () => undefined)
      expect(container.textContent?.split(' ')).toEqual(
        [0, 1, 3, 4, 5, 6, 7, 8].map((at) => `/product/${at}`),
      )
    })
  })

  describe('a page that is looked at', () => {
    const open = (isAnswered: boolean, isOffline?: boolean) => {
      const kernel = kernelWith()
      if (isAnswered) kernel.query.setQueryData(['page'], {})
      return {
        ...renderWithKernel(<NotedPage isOffline={isOffline} />, { kernel, path: '/catalog/12?page=2' }),
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
  })
})
