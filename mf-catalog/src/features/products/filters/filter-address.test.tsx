import { readFilters } from '@prilavok/shared-kernel/contract'
import { partKernel, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { pageOf, renderPage } from '../../../testing/render-page'

const { data, called } = catalogApi()

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
  data.products = pens()
  data.filters = penFilters()
})

const show = (count: number) => new RegExp(`^Показать\\s${count}$`)
const panel = async () => within(await screen.findByRole('complementary', { name: 'Фильтры' }))
const tick = async (name: RegExp) => userEvent.click(await (await panel()).findByRole('checkbox', { name }))
const applyAll = async (count: number) =>
  userEvent.click(await (await panel()).findByRole('button', { name: show(count) }))
const ticked = async () =>
  (await (await panel()).findAllByRole('checkbox', { checked: true })).map((line) =>
    line.nextElementSibling?.textContent?.replaceAll('\u00a0', ' '),
  )
const noneTicked = async () =>
  expect((await panel()).queryAllByRole('checkbox', { checked: true })).toEqual([])
const chips = () =>
  within(screen.getByRole('list', { name: 'Применённые фильтры' }))
    .getAllByRole('button', { name: /^Убрать/ })
    .map((chip) => chip.closest('li')?.textContent?.replaceAll('\u00a0', ' '))
const rows = () => within(screen.getByRole('list', { name: 'Товары' })).getAllByRole('listitem').length
const expectRows = (count: number) => waitFor(() => expect(rows()).toBe(count))
const filterOf = (url: string) => new URL(url, 'http://shop').searchParams.get('filter')

test('[CAT-031] what is applied stands in the address as pairs joined by «;», beside the other parameters', async () => {
  const { url } = renderPage('/catalog/12?sort=PRICE&order=DESC&page=2&limit=36')
  await tick(/^синий/)
  await tick(/^красный/)
  await tick(/^В наличии/)
  await applyAll(6)
  await expectRows(6)
  expect(filterOf(url())).toBe('INK:синий,красный;base:stock')
  expect(url()).toContain('sort=PRICE&order=DESC')
  expect(called('/list/').at(-1)).toContain('filters=INK:синий,красный;base:stock&sort=PRICE&order=DESC')
})

test('[CAT-016] applied filters, a removed chip and a reset each go back to page 1', async () => {
  data.products = Array.from({ length: 4 }, () => pens()).flatMap((some, at) =>
    some.map((pen) => ({ ...pen, ID: pen.ID + at * 12 })),
  )
  const { url } = renderPage('/catalog/12?page=2&view=cards&limit=12')
  await tick(/^Литера/)
  await applyAll(24)
  await waitFor(() => expect(called('/list/').at(-1)).toContain('filters=UP_TM:5&sort=POPULARITY'))
  expect(called('/list/').at(-1)).toMatch(/offset=0$/)
  expect(url()).toBe('/catalog/12?view=cards&limit=12&filter=UP_TM%3A5')
  await userEvent.click(await screen.findByRole('link', { name: 'Страница 2' }))
  await waitFor(() => expect(url()).toContain('page=2'))
  await userEvent.click(screen.getByRole('button', { name: /^Убрать: Торговая марка/ }))
  await waitFor(() => expect(url()).toBe('/catalog/12?view=cards&limit=12'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('[CAT-016] [CAT-032] sort, view and page size keep the filters and go back to page 1', async () => {
  const { url } = renderPage('/catalog/12?filter=base:stock&page=2')
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Сортировка' }),
    'сначала дешевле',
  )
  await waitFor(() => expect(url()).toBe('/catalog/12?filter=base%3Astock&sort=PRICE&order=ASC'))
  await userEvent.click(screen.getByRole('radio', { name: 'Карточки' }))
  await waitFor(() => expect(url()).toContain('view=cards'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'На странице' }), '12')
  await waitFor(() => expect(url()).toContain('limit=12'))
  expect(filterOf(url())).toBe('base:stock')
  expect(url()).not.toContain('page=')
})

test('[CAT-032] an address with filters opens with them ticked, named as chips, and with that list', async () => {
  renderPage('/catalog/12?filter=INK:синий;base:stock;price:20,60;MIN_BATCH:1')
  await expectRows(1)
  expect(await ticked()).toEqual(['В наличии', 'синий', '1 шт.'])
  expect((await panel()).getByRole('textbox', { name: 'Цена от, ₽' })).toHaveValue('20')
  expect((await panel()).getByRole('textbox', { name: 'Цена до, ₽' })).toHaveValue('60')
  expect(chips()).toEqual(['синий', 'В наличии', 'от 20 до 60 ₽', 'Минимальная партия: 1 шт.'])
  expect(called('/property/')).toEqual([
    'GET /v3/api/catalog/property/?filter[SECTION_ID]=12&filters=INK:синий;base:stock;price:20,60;MIN_BATCH:1',
  ])
})

test('[CAT-032] «назад» restores the former filters, «вперёд» the later ones; what was only ticked does not come back', async () => {
  const { url, go } = renderPage('/catalog/12')
  await tick(/^синий/)
  await applyAll(4)
  await expectRows(4)
  await tick(/^Литера/)
  await applyAll(2)
  await expectRows(2)
  await tick(/^красный/)
  go(-1)
  await expectRows(4)
  expect(filterOf(url())).toBe('INK:синий')
  expect(await ticked()).toEqual(['синий'])
  go(-1)
  await expectRows(12)
  expect(url()).toBe('/catalog/12')
  await noneTicked()
  go(1)
  await expectRows(4)
  expect(await ticked()).toEqual(['синий'])
  go(1)
  await expectRows(2)
  expect((await ticked()).sort()).toEqual(['Литера', 'синий'])
})

test('[CAT-032] a reset leaves no filters in the address', async () => {
  const { url } = renderPage('/catalog/12?sort=NAME&order=ASC&filter=INK:синий;base:stock')
  await expectRows(3)
  await tick(/^Литера/)
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Сбросить фильтры' }))
  await expectRows(12)
  expect(url()).toBe('/catalog/12?sort=NAME&order=ASC')
  await noneTicked()
  expect(screen.queryByRole('list', { name: 'Применённые фильтры' })).not.toBeInTheDocument()
})

test('[CAT-031] [CAT-032] commas, semicolons, colons and percent signs in values come through the address', async () => {
  const { url, unmount } = renderPage('/catalog/12')
  await tick(/^Штрих; и: Ко, 50 %/)
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Толщина линии' }))
  await tick(/^0,7/)
  await applyAll(6)
  await expectRows(6)
  expect(readFilters(filterOf(url()) ?? '')).toEqual({ UP_TM: ['a,b;c:d'], thickness: ['0,7'] })
  const link = url()
  unmount()
  renderPage(link)
  await expectRows(6)
  expect(await ticked()).toEqual(['Штрих; и: Ко, 50 %', '0,7 мм'])
  expect(chips()).toEqual(['Штрих; и: Ко, 50 %', '0,7 мм'])
})

test('filters that cannot be read are told, and all products are shown', async () => {
  const { url } = renderPage('/catalog/12?filter=price:abc,5&sort=NAME&order=ASC')
  expect(
    await screen.findByText('Фильтры в адресе записаны с ошибкой, поэтому показаны все товары.'),
  ).toBeVisible()
  await expectRows(12)
  expect(called('filters=')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из адреса' }))
  await waitFor(() => expect(url()).toBe('/catalog/12?sort=NAME&order=ASC'))
  expect(screen.queryByText(/записаны с ошибкой/)).not.toBeInTheDocument()
})

test('filters that the API rejects can be reset where the list would be', async () => {
  data.listStatus = 400
  const { url } = renderPage('/catalog/12?filter=INK:синий')
  const reset = await screen.findByRole('button', { name: 'Сбросить все фильтры' })
  data.listStatus = 200
  await userEvent.click(reset)
  await expectRows(12)
  expect(url()).toBe('/catalog/12')
})

test('[CAT-032] the server has the list and the filters ready with what is ticked', async () => {
  const kernel = partKernel()
  const matched = pageOf('/catalog/12?filter=INK:синий')
  if (!matched) throw new Error('no page answers')
  await matched.module.prefetch?.(kernel, matched.page)
  for (const call of ['property', 'list'])
    expect(called(`/v3/api/catalog/${call}/`).at(-1)).toContain('filters=INK:синий')
  const asked = called('INK').length
  renderPage(`${matched.page.path}?${matched.page.search}`, { kernel })
  expect(rows()).toBe(4)
  expect(await ticked()).toEqual(['синий'])
  expect(called('INK')).toHaveLength(asked)
})
