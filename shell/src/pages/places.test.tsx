import { testApi } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { FEEDBACK } from '../testing/messages-api'
import { renderApp } from '../testing/render-app'

describe('ContactsPage', () => {
  const LEGAL = {
    ITEMS: [
      {
        ID: 1,
        CODE: 'requisites',
        TYPE: 'info',
        TITLE: 'Реквизиты',
        SORT: 1,
        BLOCKS: [{ type: 'paragraph', data: { text: 'ИНН 7711340150' } }],
      },
    ],
  }
  const TEXT = {
    CODE: 'contact_info',
    TYPE: 'front_up',
    TITLE: 'Контакты',
    ITEMS: [{ type: 'paragraph', data: { text: 'Отвечаем по будням.' } }],
  }
  const { intercept } = testApi(
    () => ({}),
    ({ path }) => {
      if (path === '/v1/content/front_up/contact_info/') return TEXT
      if (path === FEEDBACK) return { ITEMS: [{ XML_ID: 'delivery', VALUE: 'Доставка' }] }
      return path === '/v3/api/info/requisites/' ? LEGAL : undefined
    },
  )
  const mapTiles = { url: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '© Карта' }
  const POINT = {
    ID: 7,
    NAME: 'Склад',
    EMAIL: '',
    PHONES: [],
    WORK_SCHEDULE: 'пн–пт 9:00–18:00',
    HOLIDAY_SCHEDULE: '31 декабря – 8 января: выходной',
    DATE_START: '31.12.2025',
    DATE_END: '08.01.2026',
    ADDRESS: { SPECIFICATION: 'Москва, ул. Складочная, д. 1', LATITUDE: 55.8, LONGITUDE: 37.59 },
  }
  const shop = {
    NAME: 'Бланк',
    PHONES: ['+7 (495) 555-01-20', '8 800 555-01-71'],
    EMAIL: 'zakaz@blank.example',
    TRADEPOINT: POINT,
  }
  const PATH = '/content/front_up/contact_info'
  /** The code of the map is waited for, as in a browser. */
  const open = (options: Parameters<typeof renderApp>[0]) =>
    act(async () => void renderApp({ path: PATH, shop, mapTiles, ...options }))
  const main = () => within(screen.getByRole('main'))

  test('[SHELL-021] the contacts are the shop’s phones, e-mail, address and hours, with a map of where it is', async () => {
    await open({ platform: { now: () => new Date('2025-10-02T12:00').getTime() } })
    expect(main().getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible()
    expect(main().getByRole('link', { name: '+7 495 555-01-20' })).toHaveAttribute('href', 'tel:+74955550120')
    expect(main().getByRole('link', { name: '8 800 555-01-71' })).toHaveAttribute('href', 'tel:88005550171')
    expect(main().getByRole('link', { name: 'zakaz@blank.example' })).toHaveAttribute(
      'href',
      'mailto:zakaz@blank.example',
    )
    expect(main().getByText('Москва, ул. Складочная, д. 1')).toBeVisible()
    expect(main().getByText('пн–пт 9:00\u2060–\u206018:00')).toBeVisible()
    expect(main().queryByText(POINT.HOLIDAY_SCHEDULE)).not.toBeInTheDocument()
    const map = await main().findByRole('region', { name: 'Адрес на карте' })
    expect(await within(map).findByTitle('Москва, ул. Складочная, д. 1')).toBeInTheDocument()
    expect(await main().findByText('Отвечаем по будням.')).toBeVisible()
  })

  test('without tiles there is no map: address and way to it serve', async () => {
    renderApp({ path: PATH, shop })
    await main().findByText('Отвечаем по будням.')
    expect(main().queryByRole('region', { name: 'Адрес на карте' })).not.toBeInTheDocument()
    expect(main().getByRole('link', { name: /^Построить маршрут/ })).toHaveAttribute(
      'href',
      'https://yandex.ru/maps/?rtext=%7E55.8%2C37.59&rtt=auto',
    )
    expect(main().getByRole('link', { name: /^На карте/ })).toHaveAttribute(
      'href',
      expect.stringContaining('pt=37.59%2C55.8'),
    )
  })

  test('tiles that do not come are noted, and can be asked for again', async () => {
    await open({})
    const map = await main().findByRole('region', { name: 'Адрес на карте' })
    await waitFor(() => expect(map.querySelector('img.leaflet-tile')).not.toBeNull())
    for (const tile of map.querySelectorAll('img.leaflet-tile')) fireEvent.error(tile)
    expect(await main().findByText(/^Карта не\sзагрузилась/)).toBeVisible()
    await userEvent.click(main().getByRole('button', { name: 'Повторить' }))
    expect(main().queryByText(/^Карта не\sзагрузилась/)).not.toBeInTheDocument()
  })

  test('[SHELL-008] what the shop does not have is left out, hours are «-»', async () => {
    await open({ shop: { ...shop, PHONES: [], EMAIL: '', TRADEPOINT: null } })
    const terms = main()
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    expect(terms).toEqual(['Часы работы'])
    expect(main().getByRole('definition')).toHaveTextContent('-')
    expect(main().queryByRole('region', { name: 'Адрес на карте' })).not.toBeInTheDocument()
  })

  test('legal details are those of the shop’s text, and nothing where it has none', async () => {
    const { unmount } = renderApp({ path: PATH, shop })
    const legal = within(await main().findByRole('article', { name: 'Реквизиты' }))
    expect(await legal.findByText('ИНН 7711340150')).toBeVisible()
    unmount()
    intercept(({ path }) => (path.startsWith('/v3/api/info/') ? { ITEMS: [] } : undefined))
    renderApp({ path: PATH, shop })
    await main().findByText('Отвечаем по будням.')
    await waitFor(() => expect(main().queryByRole('article', { name: 'Реквизиты' })).not.toBeInTheDocument())
  })

  test('the feedback form stands at the end, also without any text of the shop', async () => {
    intercept(({ path }) =>
      path.startsWith('/v1/content/') ? new HttpResponse(null, { status: 404 }) : undefined,
    )
    renderApp({ path: PATH, shop })
    expect(main().getByRole('heading', { level: 2, name: 'Обратная связь' })).toBeVisible()
    const form = within(await main().findByRole('form', { name: 'Обратная связь' }))
    expect(await form.findByRole('option', { name: 'Доставка' })).toBeInTheDocument()
    expect(form.getByRole('textbox', { name: /^Сообщение/ })).toBeVisible()
    expect(form.getByRole('button', { name: 'Отправить сообщение' })).toBeEnabled()
  })
})
