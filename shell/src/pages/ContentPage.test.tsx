import type { ContentAnswer, ContentBlock } from '@prilavok/shared-kernel/contract'
import { testApi } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/render-app'

const header = (text: string, id?: string): ContentBlock => ({ id, type: 'header', data: { text, level: 1 } })
const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', data: { text } })
const PAGE: ContentAnswer = {
  CODE: 'delivery',
  TYPE: 'front_up',
  TITLE: 'Доставка',
  ITEMS: [
    paragraph('Возим по городу и области.'),
    header('Зоны и стоимость', 'zones'),
    { type: 'list', data: { style: 'unordered', items: ['город', 'область'] } },
    header('Как проходит доставка'),
    { type: 'list', data: { style: 'ordered', items: ['звонок', 'подъём', 'звонок'] } },
    header('Как проходит доставка'),
    paragraph('Ещё раз <b>о том же</b>.'),
    {
      type: 'image',
      data: {
        url: 'upload/box.svg',
        caption: 'Коробка',
        withBorder: false,
        withBackground: true,
        stretched: true,
      },
    },
  ],
}
const { intercept, called } = testApi(
  () => ({ page: PAGE as unknown }),
  ({ path }, known) => (path.startsWith('/v1/content/') ? (known.page as object) : undefined),
)
const main = () => within(screen.getByRole('main'))
const title = (name: string) => main().findByRole('heading', { level: 1, name })
const PATH = '/content/front_up/delivery'

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

test.each([
  ['/content/front_up/delivery', '/v1/content/front_up/delivery/'],
  ['/content/front_down/about_company', '/v1/content/front_down/about_company/'],
  ['/content/info/Some-code_1', '/v1/content/info/Some-code_1/'],
  ['/content/delivery', '/v1/content/delivery/'],
])('[SHELL-020] %s opens the content page of that code', async (path, call) => {
  renderApp({ path })
  expect(await title('Доставка')).toBeVisible()
  expect(main().getByText('Возим по городу и области.')).toBeVisible()
  expect(called('/v1/content/')).toEqual([`GET ${call}`])
})

test('[SHELL-024] a page loads, then its ITEMS are shown: headers, paragraphs, lists, pictures', async () => {
  renderApp({ path: PATH })
  expect(main().getByRole('status', { name: 'Загружаем текст', busy: true })).toBeInTheDocument()
  expect(await title('Доставка')).toBeVisible()
  expect(main().queryByRole('status', { name: 'Загружаем текст' })).not.toBeInTheDocument()
  expect(
    within(main().getByRole('article'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Зоны и стоимость', 'Как проходит доставка', 'Как проходит доставка'])
  const [unordered, ordered] = within(main().getByRole('article')).getAllByRole('list') as HTMLElement[]
  expect([unordered?.tagName, ordered?.tagName]).toEqual(['UL', 'OL'])
  expect(within(ordered as HTMLElement).getAllByRole('listitem')).toHaveLength(3)
  expect(main().getByText('Ещё раз <b>о том же</b>.')).toBeVisible()
  expect(main().getByRole('img', { name: 'Коробка' })).toHaveAttribute('src', '/upload/box.svg')
})

test.each([
  [
    'the server’s reason',
    Response.json({ meta: { errorDetail: 'База недоступна' } }, { status: 422 }),
    'База недоступна',
  ],
  ['no answer', 0, 'Ошибка сети.'],
  ['an unreadable answer', { ITEMS: 'none' }, 'Сервер прислал ответ, который не удалось прочитать.'],
])(
  '[SHELL-024] a page that fails shows %s, keeps it, and can be asked for again',
  async (_what, answer, text) => {
    intercept(() => (answer instanceof Response ? answer.clone() : answer))
    renderApp({ path: PATH, pageLists: { front_up: [{ CODE: 'delivery', TITLE: 'Доставка' }] } })
    expect(await main().findByRole('alert')).toHaveTextContent(text)
    // Its name is known from the links.
    expect(await title('Доставка')).toBeVisible()
    intercept(() => undefined)
    await userEvent.click(main().getByRole('button', { name: 'Повторить' }))
    expect(await main().findByText('Возим по городу и области.')).toBeVisible()
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
  },
)

test('a code that the shop does not have is the not-found content, for search engines, too (AMB-09)', async () => {
  intercept(() => 404)
  renderApp({ path: '/content/front_up/nothing' })
  expect(await title('Страница не найдена')).toBeVisible()
  expect(main().getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('title, description and address of the page are those of its text', async () => {
  renderApp({ path: '/content/delivery', shop: { NAME: 'Бланк' } })
  await title('Доставка')
  await waitFor(() => expect(document.title).toBe('Доставка — Бланк'))
  const content = (selector: string) => document.querySelector(selector)
  expect(content('meta[name=description]')).toHaveAttribute('content', 'Возим по городу и области.')
  expect(content('link[rel=canonical]')).toHaveAttribute('href', PATH)
  expect(main().getByRole('navigation', { name: 'Путь по сайту' })).toHaveTextContent('ГлавнаяДоставка')
})

describe('parts of a page', () => {
  const contents = () => within(main().getByRole('navigation', { name: 'На\u00a0этой странице' }))

  test('its link goes there with the focus', async () => {
    renderApp({ path: PATH })
    await title('Доставка')
    await userEvent.click(contents().getByRole('link', { name: 'Зоны и стоимость' }))
    await waitFor(() => expect(main().getByRole('heading', { name: 'Зоны и стоимость' })).toHaveFocus())
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  })

  test('an address with a part is followed when the text has come', async () => {
    renderApp({ path: `${PATH}#${encodeURIComponent('как-проходит-доставка-2')}` })
    await title('Доставка')
    const [, second] = within(main().getByRole('article')).getAllByRole('heading', {
      name: 'Как проходит доставка',
    })
    await waitFor(() => expect(second).toHaveFocus())
  })
})

test('the page is printed with whose it is and where it stands', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  renderApp({ path: PATH, shop: { NAME: 'Бланк', PHONES: ['+7 495 555-01-20'] } })
  await title('Доставка')
  await userEvent.click(main().getByRole('button', { name: 'Распечатать' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(main().getByText(`Бланк, +7 495 555-01-20, shop.localhost${PATH}`)).toBeInTheDocument()
})
