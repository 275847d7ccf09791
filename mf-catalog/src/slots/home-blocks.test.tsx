import { testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderSlot } from '../testing/render-page'
import { prefetch } from './HomeBlocks'

const { data, calls, intercept } = catalogApi()
beforeEach(() => {
  data.sections = [testSection({ ID: 9, NAME: 'Бумага' })]
  data.products = testProducts(2)
})

test('[CAT-064] the main sections lead into the catalogue', async () => {
  data.sections.push(testSection({ ID: 10, NAME: 'Ручки' }))
  renderSlot('home.blocks', {})
  expect(await screen.findByRole('link', { name: /Бумага/ })).toHaveAttribute('href', '/catalog/9')
  expect(screen.getByRole('link', { name: /Ручки/ })).toHaveAttribute('href', '/catalog/10')
  expect(calls).toContain('GET /v3/api/catalog/sectionsmain/')
  expect(screen.getByRole('link', { name: 'Все разделы' })).toHaveAttribute('href', '/catalog-list')
})

test('[KERN-018] the sections say that they load, then why they failed, then what there is', async () => {
  intercept(({ path }) =>
    path === '/v3/api/catalog/sectionsmain/'
      ? Response.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 502 })
      : undefined,
  )
  renderSlot('home.blocks', {})
  expect(screen.getAllByRole('generic', { busy: true })[0]).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с базой')
  expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
  expect(await screen.findByRole('heading', { name: 'Хиты продаж' })).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: /Бумага/ })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the carousels of the home page ask for 12 products each', async () => {
  const { kernel } = renderSlot('home.blocks', {})
  for (const title of ['Хиты продаж', 'Распродажа', 'Новинки'])
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  await prefetch(kernel)
  expect(calls.filter((call) => call.includes('carousel')).sort()).toEqual([
    'GET /v3/api/catalog/marks/hot/carousel/?limit=12',
    'GET /v3/api/catalog/marks/new/carousel/?limit=12',
    'GET /v3/api/catalog/marks/sale/carousel/?limit=12',
  ])
})

test('a product that stands in several carousels has one count, changed by the page’s queue', async () => {
  const { kernel } = renderSlot('home.blocks', {})
  const name = data.products[0]?.NAME ?? ''
  const cards = await waitFor(() => {
    const found = screen.getAllByRole('article', { name })
    expect(found).toHaveLength(3)
    return found.map((card) => within(card))
  })
  await userEvent.click(cards[0]?.getByRole('button', { name: 'В корзину' }) as HTMLElement)
  for (const card of cards) expect(card.getByRole('textbox', { name: 'Количество' })).toHaveValue('1')
  await userEvent.click(cards[2]?.getByRole('button', { name: 'Увеличить' }) as HTMLElement)
  for (const card of cards) expect(card.getByRole('textbox', { name: 'Количество' })).toHaveValue('2')
  const id = data.products[0]?.ID ?? 0
  await waitFor(() => expect(data.basket.get(id)).toBe(2))
  expect(kernel.notices.current()).toHaveLength(1)
  act(() => void kernel.basket.undo())
  act(() => void kernel.basket.undo())
  await waitFor(() => expect(data.basket.has(id)).toBe(false))
})
