import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offersApi, testOffer } from '../../testing/offers-api'
import { renderPage } from '../../testing/render-page'

const { data, intercept, listReads } = offersApi()
const PATH = '/client/offers'
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => testOffer({ ID: at + 1, TITLE: `Акция ${at + 1}` }))
const list = () => screen.findByRole('list', { name: 'Акции' })
const card = (number: number) => screen.findByRole('listitem', { name: `Акция ${number}` })
/** Answers to the list that are still held back. */
function hold(offset: string) {
  const held: (() => void)[] = []
  intercept(async ({ query }) => {
    if (query.get('limit') === '20' && query.get('offset') === offset)
      await new Promise<void>((resolve) => held.push(resolve))
    return undefined
  })
  return { held, answer: () => held.shift()?.() }
}

test('before the offers come six boxes stand in their place', async () => {
  renderPage(PATH)
  expect(within(screen.getByRole('list', { busy: true })).getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).not.toBeInTheDocument()
  await list()
  expect(screen.queryByRole('list', { busy: true })).not.toBeInTheDocument()
})

test('the pictures of the first three are loaded at once', async () => {
  data.offers = many(4)
  renderPage(PATH)
  const pictures = [...(await list()).querySelectorAll('img[width="480"]')]
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([null, null, null, 'lazy'])
})

test('while another page comes the offers of the last one stay and are busy', async () => {
  data.offers = many(23)
  const { held, answer } = hold('20')
  renderPage(PATH)
  expect(await list()).not.toHaveAttribute('aria-busy')
  expect(await list()).not.toHaveAttribute('data-stale')
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }))
  await waitFor(() => expect(held).toHaveLength(1))
  expect(await card(1)).toBeVisible()
  expect(await list()).toHaveAttribute('aria-busy', 'true')
  expect(await list()).toHaveAttribute('data-stale', 'true')
  answer()
  expect(await card(21)).toBeVisible()
  expect(await list()).not.toHaveAttribute('aria-busy')
})

test.each([
  [20, []],
  [21, [`${PATH}?type=special_price`, `${PATH}?type=special_price&page=2`]],
  [40, [`${PATH}?type=special_price`, `${PATH}?type=special_price&page=2`]],
])('%i offers have pages of twenty, of the same type', async (count, paths) => {
  data.offers = many(count)
  renderPage(`${PATH}?type=special_price`)
  await list()
  expect(
    screen.queryAllByRole('link', { name: /^Страница/ }).map((link) => link.getAttribute('href')),
  ).toEqual(paths)
})

test.each([
  ['', '1–20 из 23 акций'],
  ['?page=2', '21–23 из 23 акций'],
])('the address «%s» shows %s', async (search, range) => {
  data.offers = many(23)
  renderPage(PATH + search)
  await list()
  expect(screen.getByText(/^\d+–\d+ из/).textContent?.replace(/\s/g, ' ')).toBe(range)
})

test('a filter begins at the first page and keeps the others; the way back passes it over', async () => {
  data.offers = many(45)
  const { url, go } = renderPage(PATH)
  await list()
  go(`${PATH}?type=special_price&page=2`)
  await card(21)
  await userEvent.click(screen.getByRole('switch', { name: 'Только активные' }))
  await card(1)
  expect(url()).toBe(`${PATH}?type=special_price&active=N`)
  expect(listReads().at(-1)).toMatchObject({ offset: '0', type: 'special_price' })
  go(-1)
  await waitFor(() => expect(url()).toBe(PATH))
})

test('the offers know the list that they are opened from', async () => {
  data.offers = many(23)
  renderPage(`${PATH}?active=N&page=2`)
  await userEvent.click(within(await card(21)).getByRole('link', { name: 'Акция 21' }))
  expect(await screen.findByRole('link', { name: 'Назад' })).toHaveAttribute(
    'href',
    `${PATH}?active=N&page=2`,
  )
})

test('a page past the last one has no pages, but the way to the first', async () => {
  data.offers = many(23)
  const { url } = renderPage(`${PATH}?type=special_price&page=9`)
  await userEvent.click(await screen.findByRole('button', { name: 'К первой странице' }))
  await card(1)
  expect(url()).toBe(`${PATH}?type=special_price`)
})

test('on an empty page there is no range', async () => {
  data.offers = many(23)
  renderPage(`${PATH}?page=9`)
  await screen.findByRole('button', { name: 'К первой странице' })
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).not.toBeInTheDocument()
})

test('a list that could not be loaded says so and is asked for again', async () => {
  intercept(({ query }) => (query.get('limit') === '20' ? 500 : undefined))
  renderPage(PATH)
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.queryByRole('list', { busy: true })).not.toBeInTheDocument()
  intercept(() => undefined)
  await userEvent.click(retry)
  expect(await list()).toBeVisible()
})
