import { testDetail, testKernel, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { pageOf, renderPage } from '../testing/render-page'

const { data, calls } = catalogApi()
beforeEach(() => {
  data.detail = testDetail({ ID: 77, NAME: 'Ручка шариковая' })
})

test('[CAT-009] the page of a product: name, code, price, what delivery costs, way back', async () => {
  renderPage('/product/77')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ручка шариковая' })).toBeVisible()
  expect(screen.getByText('184 302')).toBeVisible()
  expect(screen.getByText('18,40 ₽')).toBeVisible()
  const box = within(screen.getByRole('region', { name: 'В корзину' }))
  const delivery = (await box.findByText('Доставка')).parentElement?.textContent
  expect(delivery?.replaceAll('\u00a0', ' ')).toMatch(/^Доставка\s*390 ₽, от 10 000 ₽ бесплатно/)
  expect(screen.getByRole('link', { name: 'Ручки' })).toHaveAttribute('href', '/catalog/12')
})

test('[CAT-057] tabs for the description and all properties, moved by the arrows', async () => {
  data.detail = testDetail({
    ID: 77,
    PROPERTY: [{ CODE: 'a', TITLE: 'Цвет чернил', VALUE: 'синий' }],
    PROPERTIES: [{ CODE: 'b', TITLE: 'Толщина линии', VALUE: '0,7 мм' }],
  })
  renderPage('/product/77')
  const description = within(await screen.findByRole('tabpanel', { name: 'Описание' }))
  expect(await description.findByText('Автоматическая шариковая ручка.')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Описание' }))
  await userEvent.keyboard('{ArrowRight}')
  const panel = within(screen.getByRole('tabpanel', { name: /Свойства/ }))
  for (const text of ['Цвет чернил', 'синий', 'Толщина линии', '0,7 мм'])
    expect(panel.getByText(text)).toBeVisible()
})

test('[CAT-058, CAT-060] full and partial analogs, and expendables: what is bought together', async () => {
  data.related = {
    absoluteAnalogs: testProducts(1, 100),
    partialAnalogs: testProducts(2, 200),
    expendables: testProducts(1, 300),
  }
  renderPage('/product/77')
  expect(await screen.findByRole('listitem', { name: 'Товар 100' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Аналоги' })).toBeVisible()
  expect(screen.queryByRole('listitem', { name: 'Товар 201' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: /Частичные/ }))
  expect(screen.getByRole('listitem', { name: 'Товар 201' })).toBeVisible()
  expect(screen.queryByRole('listitem', { name: 'Товар 100' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Часто покупают вместе' })).toBeVisible()
  const card = within(screen.getByRole('article', { name: 'Товар 300' }))
  expect(card.getByRole('link', { name: 'Товар 300' })).toHaveAttribute('href', '/product/300')
  expect(card.getByRole('button', { name: 'В корзину' })).toBeEnabled()
})

describe('a product that is neither in stock nor to order', () => {
  beforeEach(() => {
    data.detail = testDetail({ ID: 77, REMAIN: 0, TO_ORDER: 'N', UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
  })
  const buyBox = async () => within(await screen.findByRole('region', { name: 'В корзину' }))

  test('has no count, no sum and no «В корзину», but the way to its analogs', async () => {
    data.related = { partialAnalogs: testProducts(1, 100) }
    renderPage('/product/77')
    const box = await buyBox()
    expect(await box.findByRole('link', { name: 'Аналоги' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#analogs$/),
    )
    expect(box.getByRole('textbox')).toBeDisabled()
    expect(box.queryByRole('button', { name: 'В корзину' })).toBeNull()
    expect(box.queryByText('220,80 ₽', { exact: false })).toBeNull()
  })

  test('says so where it has no analogs', async () => {
    renderPage('/product/77')
    const box = await buyBox()
    expect(await box.findByText('Товара нет в наличии, аналогов у него тоже нет.')).toBeVisible()
    expect(box.queryByRole('link', { name: 'Аналоги' })).toBeNull()
  })
})

test('[CAT-058] with full analogs alone there is no tab for the others', async () => {
  data.related = { absoluteAnalogs: testProducts(1, 100) }
  renderPage('/product/77')
  expect(await screen.findByRole('listitem', { name: 'Товар 100' })).toBeVisible()
  expect(screen.getByRole('tab', { name: /Полные/ })).toBeVisible()
  expect(screen.queryByRole('tab', { name: /Частичные/ })).toBeNull()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Часто покупают вместе' })).toBeNull())
})

test('[CAT-058] blocks without products are not shown', async () => {
  const { kernel } = renderPage('/product/77')
  await screen.findByRole('tab', { name: 'Описание' })
  await waitFor(() =>
    expect(
      calls.filter((call) => /\/(absoluteAnalogs|partialAnalogs|expendables)\//.test(call)),
    ).toHaveLength(3),
  )
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Часто покупают вместе' })).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Аналоги' })).toBeNull()
})

test('[CAT-048] after adding, the page shows the count and leads to the basket', async () => {
  data.detail = testDetail({ ID: 77, UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
  renderPage('/product/77')
  await userEvent.click(await screen.findByRole('button', { name: 'В корзину' }))
  expect(screen.getByText('в корзине')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/basket')
  expect(screen.getByText('220,80 ₽')).toBeVisible()
  await waitFor(() => expect(data.basket.get(77)).toBe(12))
})

test('a link that is about to be followed asks for the product alone; the server for what belongs to it, too', async () => {
  const known = pageOf('/product/77')
  const prefetch = async (kind: 'browser' | 'server') => {
    calls.length = 0
    await known?.module.prefetch?.(testKernel({ platform: { kind } }), known.page)
    return calls
  }
  expect(await prefetch('browser')).toEqual(['GET /v3/api/catalog/product/77/'])
  expect(await prefetch('server')).toHaveLength(6)
})

test('[CAT-009] opened from a list, a product stands there at once with what the list knows; the rest comes from one call', async () => {
  data.products = testProducts(1, 77).map((product) => ({
    ...product,
    DETAIL_PICTURE_PATH: '/upload/77.webp',
  }))
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
  data.basket.set(77, 3)
  data.detail = testDetail({ ID: 77, NAME: 'Товар 77', BASKET: 3 })
  data.related = { expendables: testProducts(1, 300) }
  let answer: () => void = () => undefined
  data.productGate = new Promise<void>((resolve) => {
    answer = resolve
  })
  renderPage('/catalog/12')
  const row = await screen.findByRole('listitem', { name: 'Товар 77' })
  calls.length = 0
  await userEvent.click(within(row).getByRole('link', { name: 'Товар 77' }))

  expect(screen.getByRole('heading', { level: 1, name: 'Товар 77' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Товар 77' })).toHaveAttribute('src', '/upload/77.webp')
  expect(screen.getByText('18,40 ₽')).toBeVisible()
  expect(screen.getByText(/4 320/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Количество/ })).toHaveValue('3')
  await waitFor(() => expect(calls).toEqual(['GET /v3/api/catalog/product/77/']))

  answer()
  expect(await screen.findByText('Автоматическая шариковая ручка.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Часто покупают вместе' })).toBeVisible()
})

test('a product that the API does not know is not found and not indexed', async () => {
  const { kernel } = renderPage('/product/999')
  expect(await screen.findByRole('heading', { level: 1, name: 'Товар не найден' })).toBeVisible()
  const known = pageOf('/product/999')
  expect(known?.module.head?.(kernel, known.page).robots).toBe('noindex')
})
