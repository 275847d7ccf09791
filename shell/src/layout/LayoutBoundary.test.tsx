import { Link } from '@prilavok/shared-kernel/router'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, renderPiece } from '../testing/render-app'
import { LayoutBoundary } from './LayoutBoundary'

/** A supplier's data that no code expects. */
const BROKEN = { PHONES: null as never }
const modules = {
  'mf-catalog/./CatalogListPage': { default: () => <h1>Каталог товаров</h1> },
  'mf-basket/./BasketPage': { default: () => <h1>Корзина покупателя</h1> },
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

test('header and footer that cannot be rendered leave page, ways on, modals and notices', async () => {
  const failed = jest.fn()
  const { kernel } = renderApp({ path: '/catalog-list', shop: BROKEN, modules })
  kernel.bus.on('part:failed', failed)
  expect(screen.getByRole('heading', { name: 'Каталог товаров' })).toBeVisible()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  act(() => void kernel.notices.show({ text: 'Товар удалён' }))
  expect(screen.getByText('Товар удалён')).toBeVisible()

  const header = within(screen.getByRole('banner'))
  await act(() => userEvent.click(header.getByRole('link', { name: 'Корзина' })))
  expect(screen.getByRole('heading', { name: 'Корзина покупателя' })).toBeVisible()
  // Tried again on the new page.
  expect(failed.mock.calls.map(([failure]) => failure.expose).sort()).toEqual(['./Footer', './Header'])
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ part: 'shell', phase: 'render' }))
})

const broken: { error?: unknown } = {}
function Piece() {
  if (broken.error) throw broken.error
  return <p>Шапка</p>
}

describe('a piece that throws', () => {
  const show = (instead?: string) => {
    const failed = jest.fn()
    const rendered = renderPiece(
      <>
        <LayoutBoundary name="Announcements">
          <Link to="/basket">Дальше</Link>
        </LayoutBoundary>
        <LayoutBoundary name="Header" instead={instead}>
          <Piece />
        </LayoutBoundary>
      </>,
      {
        plan: { parts: { shell: { version: '1.2.3', base: '/', entry: [], scripts: {}, fallbacks: [] } } },
      },
    )
    rendered.kernel.bus.on('part:failed', failed)
    return { ...rendered, failed, next: () => userEvent.click(screen.getByRole('link', { name: 'Дальше' })) }
  }
  afterEach(() => {
    broken.error = undefined
  })

  test('leaves nothing, or what is given for it, until the page changes', async () => {
    broken.error = new Error('нет телефонов')
    const { failed, next, unmount } = show()
    expect(screen.queryByText('Шапка')).toBeNull()
    await next()
    expect(failed).toHaveBeenCalledWith({
      part: 'shell',
      version: '1.2.3',
      expose: './Header',
      phase: 'render',
      reason: 'нет телефонов',
    })
    unmount()
    show('Простая шапка')
    expect(screen.getByText('Простая шапка')).toBeVisible()
  })

  test('is there again on the next page when it can be', async () => {
    broken.error = new Error('нет телефонов')
    const { next } = show('Простая шапка')
    expect(screen.getByText('Простая шапка')).toBeVisible()
    broken.error = undefined
    await next()
    expect(screen.getByText('Шапка')).toBeVisible()
    expect(screen.queryByText('Простая шапка')).toBeNull()
  })

  test('is told with whatever it throws', async () => {
    broken.error = 'текст'
    const { failed, next } = show()
    await next()
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'текст' }))
  })
})
