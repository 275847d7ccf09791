import { LOGGED_IN, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MENU_DEPTH, sectionTree } from '../model/section-tree'
import { catalogApi } from '../testing/catalog-api'
import { pageOf, renderPage } from '../testing/render-page'

const { data, calls, intercept } = catalogApi()
const paper = testSection({ ID: 1, NAME: 'Бумага', SORT: 20, CNT: 1864, PICTURE_PATH: '/upload/paper.svg' })
const office = testSection({
  ID: 2,
  NAME: 'Для офиса',
  IBLOCK_SECTION_ID: 1,
  DEPTH_LEVEL: 2,
  SORT: 30,
  CNT: 98,
})
const photo = testSection({
  ID: 6,
  NAME: 'Фотобумага',
  IBLOCK_SECTION_ID: 1,
  DEPTH_LEVEL: 2,
  SORT: 5,
  CNT: 1200,
})
const white = testSection({ ID: 3, NAME: 'Белая', IBLOCK_SECTION_ID: 2, DEPTH_LEVEL: 3 })
const a4 = testSection({ ID: 4, NAME: 'А4', IBLOCK_SECTION_ID: 3, DEPTH_LEVEL: 4 })
const pens = testSection({ ID: 5, NAME: 'Ручки', SORT: 10 })

beforeEach(() => {
  data.sections = [paper, office, photo, white, a4, pens]
})

test('[CAT-002, CAT-010, CAT-012] without a segment the sections as a tree of depth 4, ordered by SORT, with picture and count, and the badges', async () => {
  data.marks = [{ CODE: 'hot', TITLE: 'Хит', COLOR: '#F9A726', PREDEFINED: 'N' }]
  renderPage('/catalog-list')
  await screen.findByRole('link', { name: 'Бумага' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Ручки\u00a0214',
    'Бумага\u00a01\u00a0864',
  ])
  const [ofPens, ofPaper] = screen
    .getAllByRole('heading', { level: 2 })
    .map((title) => within(title.closest('li') as HTMLElement))
  expect(ofPens?.getByRole('img', { name: 'Нет фотографии' })).toBeVisible()
  expect(ofPens?.queryAllByRole('listitem')).toEqual([])
  expect(ofPaper?.getByRole('presentation')).toHaveAttribute('src', '/upload/paper.svg')
  expect(ofPaper?.queryByRole('img')).toBeNull()
  expect(ofPaper?.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Фотобумага1\u00a0200',
    'Для офиса98',
  ])
  expect(ofPaper?.getByRole('link', { name: 'Для офиса' })).toHaveAttribute('href', '/catalog/2')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Каталог')
  expect(await screen.findByRole('link', { name: 'Хит' })).toHaveAttribute('href', '/catalog/marks/hot')
  expect(calls.find((call) => call.includes('/sections/'))).toMatch(
    /^GET \/v3\/api\/catalog\/sections\/\?depth=4&new=Y&mode=cache&datereq=\d\d\.\d\d\.\d{4}$/,
  )
})

test('[CAT-002] a numeric segment shows the sections of that section; anything else is no section', async () => {
  renderPage('/catalog-list/1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Бумага' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: /Для офиса/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Ручки' })).toBeNull()
  for (const segment of ['paper', '1a', '-1', '1.5', '1/2'])
    expect(pageOf(`/catalog-list/${segment}`)).toBeUndefined()
})

test('[CAT-011] the menu takes no section deeper than its depth', () => {
  const [, tree] = sectionTree(data.sections, MENU_DEPTH)
  const ofOffice = tree?.children.find(({ section }) => section.NAME === 'Для офиса')
  expect(ofOffice?.children[0]?.section.NAME).toBe('Белая')
  expect(ofOffice?.children[0]?.children).toEqual([])
})

test('an unknown section is not found', async () => {
  renderPage('/catalog-list/999')
  expect(await screen.findByRole('heading', { level: 1, name: 'Раздел не найден' })).toBeVisible()
})

test('[CAT-063] the brands are listed by name, each with its count, and leads to its page; «#brands» shows them', async () => {
  data.brands = [
    { ID: 5, NAME: 'Альфа', COUNTRY: '', CNT: 1200 },
    { ID: 6, NAME: 'Литера', COUNTRY: 'Россия', CNT: 30 },
  ]
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  renderPage('/catalog-list#brands')
  const brands = within(await screen.findByRole('region', { name: 'Бренды' }))
  await brands.findByRole('link', { name: 'Альфа' })
  expect(brands.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Альфа1\u00a0200',
    'Литера30',
  ])
  expect(brands.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/catalog/brand/5',
    '/catalog/brand/6',
  ])
  expect(scrolled).toHaveBeenCalled()
})

test.each([
  ['/catalog-list', 'Скачать прайс-лист', 'GET /v3/api/catalog/section/?type=export'],
  ['/catalog-list/1', 'Прайс-лист раздела', 'GET /v3/api/catalog/section/?type=export&filter[SECTION_ID]=1'],
])('[CAT-066] on %s a customer downloads «%s»; a visitor does not see it', async (path, name, call) => {
  const { unmount } = renderPage(path)
  await screen.findAllByRole('heading', { level: 2 })
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  unmount()
  intercept(({ query, path: asked }) => {
    if (query.get('type') === 'export') return { FILENAME: '/upload/price.xlsx' }
    return asked === '/upload/price.xlsx' ? new Response('прайс') : undefined
  })
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:0'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  renderPage(path, { cookies: LOGGED_IN, personal: {} })
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(saved).toEqual(['price.xlsx']))
  expect(calls).toContain(call)
})
