import { testDetail, testProduct, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { penFilters, pens } from '../testing/pens'
import { renderPage } from '../testing/render-page'

const { data, called, intercept } = catalogApi()

describe('section-chips', () => {
  beforeEach(() => {
    const child = (ID: number, NAME: string, CNT: number) =>
      testSection({ ID, NAME, CNT, IBLOCK_SECTION_ID: 12, DEPTH_LEVEL: 2 })
    data.sections = [
      testSection({ ID: 12, NAME: 'Ручки' }),
      child(121, 'Шариковые', 4),
      child(122, 'Гелевые', 8),
      child(123, 'Сезонные', 0),
    ]
    data.products = pens()
    data.filters = penFilters()
  })
  const chips = async () =>
    within(await screen.findByRole('navigation', { name: 'Разделы' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  const filter = (text: string) => `?${new URLSearchParams({ filter: text })}`

  test('without filters the sections above a list have all their products', async () => {
    renderPage('/catalog/12')
    expect(await chips()).toEqual([
      ['Шариковые4', '/catalog/121'],
      ['Гелевые8', '/catalog/122'],
    ])
  })

  test('under filters they have the products that fit, lead to those, and take the place of sections that are ticked', async () => {
    renderPage('/catalog/12?filter=sections:121;INK:синий&page=1')
    await waitFor(async () =>
      expect(await chips()).toEqual([
        ['Шариковые2', `/catalog/121${filter('INK:синий')}`],
        ['Гелевые2', `/catalog/122${filter('INK:синий')}`],
      ]),
    )
    await userEvent.click(screen.getByRole('link', { name: /Гелевые/ }))
    await waitFor(() => expect(called('/list/').at(-1)).toContain('SECTION_ID]=122&filters=INK:синий'))
  })

  test('a section in which nothing fits is not offered', async () => {
    renderPage('/catalog/12?filter=base:sale')
    await waitFor(async () =>
      expect(await chips()).toEqual([['Гелевые1', `/catalog/122${filter('base:sale')}`]]),
    )
  })

  test('while it is not known what fits they lead there without a count', async () => {
    data.filtersStatus = 503
    renderPage('/catalog/12?filter=base:sale')
    expect(await chips()).toEqual([
      ['Шариковые', `/catalog/121${filter('base:sale')}`],
      ['Гелевые', `/catalog/122${filter('base:sale')}`],
    ])
  })

  test('those of a brand keep the filters as well', async () => {
    data.brands = [{ ID: 5, NAME: 'Литера', COUNTRY: 'Россия', CNT: 30 }]
    renderPage('/catalog/brand/5?filter=INK:синий')
    await waitFor(async () =>
      expect(await chips()).toContainEqual(['Шариковые2', `/catalog/brand/5/121${filter('INK:синий')}`]),
    )
  })
})

describe('section-name', () => {
  test('a section below another one has its name and the way to it before its own answer', async () => {
    data.sections = [
      testSection({ ID: 12, NAME: 'Ручки' }),
      testSection({ ID: 13, NAME: 'Гелевые', IBLOCK_SECTION_ID: 12, DEPTH_LEVEL: 2 }),
    ]
    data.products = testProducts(3)
    let answer: () => void = () => undefined
    const coming = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    intercept(({ path }) => (path === '/v3/api/catalog/section/13/' ? coming : undefined))
    renderPage('/catalog/12')
    const chips = within(await screen.findByRole('navigation', { name: 'Разделы' }))
    await userEvent.click(chips.getByRole('link', { name: /Гелевые/ }))
    expect(await screen.findByRole('heading', { level: 1, name: /Гелевые/ })).toBeVisible()
    const way = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
    expect(way.getByRole('link', { name: 'Ручки' })).toHaveAttribute('href', '/catalog/12')
    expect(screen.queryByRole('navigation', { name: 'Разделы' })).not.toBeInTheDocument()
    answer()
    expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: /Гелевые/ })).toBeVisible()
  })
})

describe('one-basket', () => {
  const pen = testProduct({ ID: 1, NAME: 'Ручка' })

  beforeEach(() => {
    data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
    data.products = [pen]
    data.detail = testDetail({ ID: 1, NAME: 'Ручка' })
  })

  test('a product that was added in a row and changed on its page before the answer is there once', async () => {
    let answer: () => void = () => undefined
    data.gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    renderPage('/catalog/12')
    const row = within(await screen.findByRole('listitem', { name: 'Ручка' }))
    await userEvent.click(row.getByRole('button', { name: 'В корзину' }))
    await userEvent.click(row.getByRole('link', { name: 'Ручка' }))
    const buy = within(await screen.findByRole('region', { name: 'В корзину' }))
    expect(buy.getByText('в корзине')).toBeVisible()
    await userEvent.click(buy.getByRole('button', { name: 'Увеличить' }))
    answer()
    await waitFor(() => expect(data.basket.get(1)).toBe(2))
    expect(buy.getByRole('textbox')).toHaveValue('2')
  })
})
