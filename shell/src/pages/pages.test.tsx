import type { ContentAnswer } from '@prilavok/shared-kernel/contract'
import { testApi, testStore } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { idleAtOnce } from '../testing/idle-at-once'
import { renderApp } from '../testing/render-app'

describe('pages', () => {
  const shop = { NAME: 'Бланк', PHONES: ['+7 495 555-01-20'], EMAIL: 'zakaz@blank.example' }
  const main = () => within(screen.getByRole('main'))

  function expectNoConnection() {
    expect(main().getByRole('heading', { name: 'Нет соединения с сервером.' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: '+7 495 555-01-20' })).toHaveAttribute('href', 'tel:+74955550120')
    expect(main().getByRole('link', { name: 'zakaz@blank.example' })).toBeInTheDocument()
    expect(main().getByText('Пожалуйста, попробуйте позже')).toBeInTheDocument()
  }

  test('[SHELL-029, SHELL-031] /server-error says that there is no connection, with the contacts and a way back', async () => {
    const open = jest.fn()
    renderApp({ path: '/server-error', shop, platform: { open } })
    expectNoConnection()
    await userEvent.click(main().getByRole('button', { name: 'Повторить' }))
    expect(open).toHaveBeenCalledWith('/')
  })

  test('[SHELL-031] a page whose start-up data could not be loaded says so and can be tried again', async () => {
    const reload = jest.fn()
    renderApp({ shop, problem: 'no-connection', platform: { reload } })
    expectNoConnection()
    await userEvent.click(main().getByRole('button', { name: 'Повторить' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('[SHELL-028] /repair is the maintenance page', () => {
    renderApp({ path: '/repair', shop })
    expect(main().getByRole('heading', { name: 'Ведутся технические работы' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: '+7 495 555-01-20' })).toBeInTheDocument()
  })

  test.each(['/no-such-page', '/catalog-list/x/y', '/cabinet/orders/abc'])(
    '[SHELL-030] %s is the not-found page',
    (path) => {
      renderApp({ path, shop })
      expect(main().getByRole('heading', { name: 'Страница не найдена' })).toBeInTheDocument()
      expect(main().getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
      expect(document.title).toBe('Страница не найдена — Бланк')
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    },
  )

  test('[SHELL-013, SHELL-030] a link inside the shop to a page that does not exist shows it, and the title follows', async () => {
    const modules = {
      'mf-catalog/./CatalogListPage': {
        default: () => <h1>Разделы</h1>,
        head: () => ({ title: 'Каталог', description: 'Все разделы' }),
      },
    }
    const { Link } = await import('@prilavok/shared-kernel/router')
    renderApp({
      shop: { ...shop, SEARCH_TITLE: 'Канцтовары оптом' },
      modules: { ...modules, 'mf-auth/./AccountMenu': { default: () => <Link to="/gone">Дальше</Link> } },
      path: '/catalog-list',
    })
    expect(document.title).toBe('Каталог — Канцтовары оптом')
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Все разделы')
    await userEvent.click(screen.getByRole('link', { name: 'Дальше' }))
    expect(main().getByRole('heading', { name: 'Страница не найдена' })).toHaveFocus()
    expect(document.title).toBe('Страница не найдена — Канцтовары оптом')
  })

  test.each([
    [
      'those of the shop',
      { SEARCH_TITLE: 'Канцтовары оптом', SEARCH_DESCRIPTION: 'Бумага и ручки со склада' },
      'Канцтовары оптом',
      'Бумага и ручки со склада',
    ],
    [
      'its name and a built-in text where it has none',
      { SEARCH_TITLE: '', SEARCH_DESCRIPTION: '' },
      'Бланк',
      'Интернет-магазин товаров для офиса: канцелярия, бумага, картриджи, хозяйственные товары',
    ],
  ])(
    '[SHELL-013] title and description of the home page are %s',
    (_what, searchTexts, title, description) => {
      renderApp({ shop: { ...shop, ...searchTexts } })
      expect(document.title).toBe(title)
      expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', description)
    },
  )

  test('[SHELL-025] the home page has the guide in four steps', () => {
    renderApp({ shop })
    const guide = within(main().getByRole('region', { name: 'Как сделать заказ' }))
    expect(guide.getAllByRole('listitem').map((step) => step.querySelector('b')?.textContent)).toEqual([
      'Авторизация',
      'Формирование заказа',
      'Формирование корзины',
      'Оформление заказа',
    ])
  })
})

describe('guide', () => {
  describe('GuidePage', () => {
    const TEXT: ContentAnswer = {
      CODE: 'how_to_make_order',
      TYPE: 'front_up',
      TITLE: 'Как заказать у нас',
      ITEMS: [
        { id: 'authorization', type: 'header', data: { text: '1. Авторизация', level: 1 } },
        { type: 'paragraph', data: { text: 'Пароль придумываете вы.' } },
      ],
    }
    const { intercept, called } = testApi(
      () => ({}),
      ({ path }) => (path === '/v1/content/front_up/how_to_make_order/' ? TEXT : undefined),
    )
    const PATH = '/content/front_up/how_to_make_order'
    const main = () => within(screen.getByRole('main'))
    const steps = () =>
      within(main().getByRole('list', { name: 'Четыре шага заказа' })).getAllByRole('listitem')
    const names = () => steps().map((step) => within(step).getByRole('heading', { level: 2 }).textContent)
    const NAMES = ['Авторизация', 'Формирование заказа', 'Формирование корзины', 'Оформление заказа']
    const step = (at: number) => within(steps()[at] as HTMLElement)

    test('[SHELL-025] the guide has four steps in their order, each with a way to do it, above the text of the shop', async () => {
      renderApp({ path: PATH })
      expect(await main().findByText('Пароль придумываете вы.')).toBeVisible()
      expect(main().getByRole('heading', { level: 1, name: 'Как заказать у нас' })).toBeVisible()
      expect(names()).toEqual(NAMES)
      expect(steps().map((one) => within(one).getByText(/^Шаг/).textContent)).toEqual([
        'Шаг\u00a01',
        'Шаг\u00a02',
        'Шаг\u00a03',
        'Шаг\u00a04',
      ])
      expect(step(0).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login')
      expect(step(1).getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
      expect(step(2).getByRole('link', { name: 'Перейти в\u00a0корзину' })).toHaveAttribute('href', '/basket')
      const last = steps().at(-1) as HTMLElement
      const text = main().getByText('Пароль придумываете вы.')
      expect(last.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })

    test.each([
      ['fails', 422],
      ['is not written', 404],
    ])('[SHELL-025] the guide stands when the text of the shop %s', async (_what, status) => {
      intercept(({ path }) => (path.startsWith('/v1/content') ? status : undefined))
      renderApp({ path: PATH })
      await waitFor(() => expect(called('/v1/content')).toHaveLength(1))
      expect(names()).toEqual(NAMES)
      expect(main().getByRole('heading', { level: 1, name: 'Как сделать заказ' })).toBeVisible()
      if (status === 404) {
        await waitFor(() =>
          expect(main().queryByRole('status', { name: 'Загружаем текст' })).not.toBeInTheDocument(),
        )
        expect(main().queryByRole('alert')).not.toBeInTheDocument()
        expect(document.querySelector('meta[name=robots]')).toBeNull()
      } else expect(await main().findByRole('alert')).toHaveTextContent('Не удалось загрузить текст')
    })

    test('the steps follow the rules of the shop', () => {
      const { unmount } = renderApp({
        path: PATH,
        shop: { MIN_ORDER_SUM: 3000, PRICE_TYPE: 26, SELFDELIVERY_ONLY: 'N', REGISTRATION: 'Y' },
      })
      expect(step(0).getByText(/зарегистрируйтесь/)).toBeVisible()
      expect(step(2).getByText(/Минимальный заказ\s—\s3\s000\s₽/)).toBeVisible()
      expect(step(3).getByText(/доставку или самовывоз/)).toBeVisible()
      unmount()
      renderApp({ path: PATH, shop: { MIN_ORDER_SUM: 0, SELFDELIVERY_ONLY: 'Y', REGISTRATION: 'N' } })
      expect(step(0).getByText(/подключает менеджер/)).toBeVisible()
      expect(step(2).queryByText(/Минимальный/)).not.toBeInTheDocument()
      expect(step(3).getByText(/место выдачи/)).toBeVisible()
    })
  })

  describe('FirstEntry', () => {
    idleAtOnce()
    const shop = { NAME: 'Бланк' }
    const greetings = (app: ReturnType<typeof renderApp>) =>
      app.kernel.notices.current().filter(({ text }) => text.includes('Добро пожаловать'))

    test('[SHELL-057] the first visit sets firstEntry and is greeted; later ones have it and are not', () => {
      const cookies = testStore({ access_token: 'a', expires: String(Date.now() + 60_000) })
      const first = renderApp({ shop, platform: { cookies } })
      expect(cookies.get('firstEntry')).toBe('N')
      expect(greetings(first)).toEqual([
        expect.objectContaining({ text: expect.stringContaining('«Бланк»') }),
      ])
      first.unmount()
      expect(greetings(renderApp({ shop, platform: { cookies } }))).toEqual([])
      expect(cookies.get('firstEntry')).toBe('N')
    })

    test.each([
      ['a form is filled in', () => screen.getByRole('main'), 'input'],
      [
        'a dialog is worked in',
        () => document.body.appendChild(Object.assign(document.createElement('dialog'), { open: true })),
        'button',
      ],
    ] as const)('the greeting leaves as soon as %s', (_what, placeOf, name) => {
      const app = renderApp({ shop, platform: { cookies: testStore({}) } })
      expect(greetings(app)).toHaveLength(1)
      const place = placeOf()
      const worked = place.appendChild(document.createElement(name))
      act(() => worked.focus())
      expect(greetings(app)).toEqual([])
      if (place instanceof HTMLDialogElement) place.remove()
      else worked.remove()
    })

    test('a browser without cookies is not greeted at every page', () => {
      jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
      expect(greetings(renderApp({ shop, platform: { cookies: testStore({}) } }))).toEqual([])
    })
  })
})
