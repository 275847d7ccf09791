import type { Plan, PlannedModule, PlannedRoute } from '@prilavok/shared-kernel/contract'
import { useLocation } from '@prilavok/shared-kernel/router'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { Pagination, type PaginationProps, pagesShown } from '@prilavok/shared-kernel/ui/pagination'
import { QuestionButton, QuestionLink } from '@prilavok/shared-kernel/ui/question-link'
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, type LinkProps } from './link'
import { searchUrl } from './search-url'

function Where() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

describe('link', () => {
  function show(props: Partial<LinkProps> = {}) {
    const kernel = testKernel()
    const told: string[] = []
    for (const name of ['prefetch', 'consider', 'dismiss'] as const)
      jest.spyOn(kernel.navigation, name).mockImplementation((path) => void told.push(`${name} ${path}`))
    renderWithKernel(
      <>
        <Link to="/basket?step=2" {...props}>
          Корзина
        </Link>
        <Where />
      </>,
      { kernel },
    )
    return { told, link: screen.getByRole('link') }
  }
  const where = () => screen.getByRole('status').textContent

  test('a click goes to the page inside the shop, with what the history is to keep', async () => {
    const { link } = show({ state: { from: 'list' } })
    expect(link).toHaveAttribute('href', '/basket?step=2')
    await userEvent.click(link)
    expect(where()).toBe('/basket?step=2 {"from":"list"}')
  })

  test('the shell hears when the buyer may mean to follow it, and when he does not', () => {
    const { told, link } = show()
    fireEvent.pointerEnter(link)
    fireEvent.pointerLeave(link)
    act(() => link.focus())
    act(() => link.blur())
    expect(told).toEqual(
      ['consider', 'dismiss', 'consider', 'dismiss'].map((what) => `${what} /basket?step=2`),
    )
  })

  test('a link that opens elsewhere leaves the page where it is', async () => {
    const { link } = show({ target: '_blank' })
    expect(link).toHaveAttribute('target', '_blank')
    fireEvent.click(link)
    expect(where()).toBe('/ null')
  })

  test.each([
    [
      'ручка & карандаш',
      undefined,
      '/search?q=%D1%80%D1%83%D1%87%D0%BA%D0%B0+%26+%D0%BA%D0%B0%D1%80%D0%B0%D0%BD%D0%B4%D0%B0%D1%88',
    ],
    ['a', 'b', '/search?q=a&typed=b'],
  ])('the page of the query «%s», typed as %s', (q, typed, url) => {
    expect(searchUrl(q, typed)).toBe(url)
  })
})

describe('breadcrumbs', () => {
  test('the way begins at the home page and ends at this page, which is no link', () => {
    renderWithKernel(
      <Breadcrumbs items={[{ title: 'Ручки', to: '/catalog/pens' }, { title: 'Литера Клик' }]} />,
    )
    const way = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Главная',
      'Ручки',
      'Литера Клик',
    ])
    const links = way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Главная', '/'],
      ['Ручки', '/catalog/pens'],
    ])
    expect(way.getByText('Литера Клик')).toHaveAttribute('aria-current', 'page')
  })
})

describe('not-found', () => {
  const ways = () =>
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.dataset.size])

  test('an unknown path says so, and leads to the catalogue and home', () => {
    renderWithKernel(<NotFound />)
    const heading = screen.getByRole('heading', { level: 1, name: 'Страница не найдена' })
    expect(heading).toHaveAttribute('tabindex', '-1')
    expect(screen.getByText(/адрес введён с ошибкой/)).toBeVisible()
    expect(ways()).toEqual([
      ['Открыть каталог', '/catalog-list', 'l'],
      ['На главную', '/', 'l'],
    ])
  })
})

describe('pagination', () => {
  const show = (props: Partial<PaginationProps> = {}) =>
    renderWithKernel(
      <Pagination page={6} pageCount={12} hrefOf={(page) => `/pens?page=${page}`} {...props} />,
    )

  test('each page is a link, the page that is open says so, and gaps are no links', async () => {
    const onPage = jest.fn()
    show({ onPage })
    const pages = within(screen.getByRole('navigation', { name: 'Страницы' }))
    expect(pages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['1', '…', '5', '6', '7', '…', '12'],
    ])
    expect(pages.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
      '6',
    ])
    const next = pages.getByRole('link', { name: 'Страница 7' })
    expect(next).toHaveAttribute('href', '/pens?page=7')
    await userEvent.click(next)
    expect(onPage).toHaveBeenCalledWith(7)
  })

  test.each([
    [1, 1, [1]],
    [1, 12, [1, 2, 3, 4, 'gap', 12]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 9, 10, 11, 12]],
  ])('page %i of %i shows %j', (page, count, shown) => {
    expect(pagesShown(page, count)).toEqual(shown)
  })
})

describe('question-link', () => {
  const CONTACTS: PlannedRoute = {
    id: 'shell.contacts',
    path: '/content/front_up/contact_info',
    expose: './ContactsPage',
    access: 'anyone',
    part: 'shell',
  }
  const MODAL: PlannedModule = { part: 'mf-auth', expose: './QuestionModal' }
  const plan = (modals: Plan['modals']) => ({ plan: { routes: [CONTACTS], modals } })
  const link = () => screen.getByRole('link')

  /** Whether the click has followed the link. */
  function press(keys: Partial<Record<'metaKey' | 'ctrlKey' | 'shiftKey', boolean>> = {}): boolean {
    const event = createEvent.click(link(), keys)
    return fireEvent(link(), event)
  }

  test('a shop without a page of contacts has no way to ask', () => {
    expect(renderWithKernel(<QuestionLink />).container).toBeEmptyDOMElement()
    expect(renderWithKernel(<QuestionButton />).container).toBeEmptyDOMElement()
  })

  test('where no part brings the dialog the link leads to the contacts', () => {
    const { kernel } = renderWithKernel(<QuestionLink />, plan({}))
    expect(link()).toHaveTextContent('Задать вопрос')
    expect(link()).toHaveAttribute('href', '/content/front_up/contact_info')
    expect(link()).not.toHaveAttribute('data-modal')
    press()
    expect(kernel.modals.current()).toEqual([])
  })

  test('a click opens the dialog with what the question is about, and closes the menu around', () => {
    const onOpen = jest.fn()
    const { kernel } = renderWithKernel(
      <QuestionLink subject="Товар 184302" onOpen={onOpen}>
        Спросить
      </QuestionLink>,
      plan({ askQuestion: MODAL }),
    )
    expect(link()).toHaveTextContent('Спросить')
    expect(link()).toHaveAttribute('data-modal', 'askQuestion')
    expect(press()).toBe(false)
    expect(onOpen).toHaveBeenCalledTimes(1)
    expect(kernel.modals.current()).toEqual([{ name: 'askQuestion', props: { subject: 'Товар 184302' } }])
  })

  test.each(['metaKey', 'ctrlKey', 'shiftKey'] as const)('with %s the page opens elsewhere', (key) => {
    const { kernel } = renderWithKernel(<QuestionLink />, plan({ askQuestion: MODAL }))
    press({ [key]: true })
    expect(kernel.modals.current()).toEqual([])
  })
})
