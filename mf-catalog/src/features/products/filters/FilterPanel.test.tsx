import { testSection } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { renderPage } from '../../../testing/render-page'

const { data, calls, called } = catalogApi()

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
  data.products = pens()
  data.filters = penFilters()
})

const panel = async () => within(await screen.findByRole('complementary', { name: 'Фильтры' }))
const group = async (name: string) =>
  within(await (await panel()).findByLabelText(name, { selector: 'fieldset' }))
const box = async (name: RegExp | string) => (await panel()).findByRole('checkbox', { name })
const tick = async (name: RegExp | string) => userEvent.click(await box(name))
const apply = async () => userEvent.click(await (await panel()).findByRole('button', { name: /^Показать/ }))
const shownPens = () =>
  within(screen.getByRole('list', { name: 'Товары' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent)
/** «Показать 4», with its no-break space. */
const show = (count: number | '…') => new RegExp(`^Показать\\s${count}$`)
const names = (...numbers: number[]) => numbers.map((number) => `Ручка ${number}`)
/** The filters of the last call of the list. */
const lastFilters = () =>
  new URLSearchParams(called('/list/').at(-1)?.split('?')[1]?.replaceAll('+', '%2B')).get('filters')
const writePrice = (end: HTMLElement, value: string) => {
  fireEvent.change(end, { target: { value } })
  fireEvent.blur(end)
}
const gate = () => {
  let open: () => void = () => undefined
  data.filtersGate = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => act(async () => open())
}

const PARTS = [
  ['Разделы', /^Шариковые/, 'sections:121', [1, 2, 3, 4]],
  ['Преимущества', /^Эко/, 'marks:eco', [4, 5, 6]],
  ['Акции', /^Подарок за заказ/, 'offers:gift_sum', [7]],
  ['Минимальная партия', /^12\sшт\./, 'MIN_BATCH:12', [9, 10, 11, 12]],
  ['Особенности', /^Новинки/, 'base:new', [1, 2]],
  ['Особенности', /^Хиты продаж/, 'base:hot', [2, 3]],
  ['Особенности', /^В наличии/, 'base:stock', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['Особенности', /^Распродажа/, 'base:sale', [12]],
] as const

test('[CAT-021, CAT-022, CAT-023, CAT-024, CAT-029] a tick in each part that is applied asks for such products alone', async () => {
  const { url } = renderPage('/catalog/12')
  for (const [title, line, filters, found] of PARTS) {
    const own = await group(title)
    const opener = own.queryByRole('button', { name: title, expanded: false })
    if (opener) await userEvent.click(opener)
    await userEvent.click(own.getByRole('checkbox', { name: line }))
    await (await panel()).findByRole('button', { name: show(found.length) })
    await apply()
    await waitFor(() => expect(shownPens()).toEqual(names(...found)))
    expect(called('/list/').at(-1)).toContain(`filters=${filters}&`)
    expect(new URL(url(), 'http://shop').searchParams.get('filter')).toBe(filters)
    await tick(line)
    await (await panel()).findByRole('button', { name: show(12) })
  }
})

test('[CAT-025] [CAT-026] [CAT-027] properties: PRIMARY ones first and open, then BASIC ones closed, each by SORT', async () => {
  renderPage('/catalog/12')
  await group('Торговая марка')
  const titles = (await panel()).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Разделы',
    'Особенности',
    'Торговая марка',
    'Цвет чернил',
    'Колпачок',
    'Толщина линии',
    'Минимальная партия',
    'Преимущества',
    'Акции',
  ])
  const opener = async (name: string) => (await panel()).getByRole('button', { name })
  for (const name of ['Торговая марка', 'Цвет чернил'])
    expect(await opener(name)).toHaveAttribute('aria-expanded', 'true')
  for (const name of ['Колпачок', 'Толщина линии'])
    expect(await opener(name)).toHaveAttribute('aria-expanded', 'false')
  const inks = (await group('Цвет чернил')).getAllByRole('checkbox')
  expect(inks.map((ink) => ink.closest('label')?.textContent)).toEqual([
    'синий4',
    'чёрный4',
    'красный4',
    'фиолетовый0',
  ])
  await userEvent.click(await opener('Колпачок'))
  expect((await group('Колпачок')).getByRole('checkbox')).toBeVisible()
  await userEvent.click(await opener('Цвет чернил'))
  expect((await group('Цвет чернил')).queryByRole('checkbox')).not.toBeInTheDocument()
})

test('[CAT-026] what would find nothing is shown and cannot be ticked; what is ticked can always be taken back', async () => {
  renderPage('/catalog/12?filter=INK:фиолетовый,синий;base:new')
  const violet = await box(/^фиолетовый/)
  expect(violet).toBeEnabled()
  expect(violet).toBeChecked()
  await userEvent.click(violet)
  await waitFor(() => expect(violet).toBeDisabled())
  expect(violet).toBeVisible()
  expect(violet).not.toBeChecked()
})

test('[CAT-028] the slider has the bounds of the answer; a price that is typed is applied', async () => {
  renderPage('/catalog/12')
  const from = await (await panel()).findByRole('textbox', { name: 'Цена от, ₽' })
  const to = (await panel()).getByRole('textbox', { name: 'Цена до, ₽' })
  expect([from, to].map((input) => (input as HTMLInputElement).value)).toEqual(['10', '120'])
  const [low, high] = await (await panel()).findAllByRole('slider')
  expect(low).toHaveAttribute('min', '10')
  expect(high).toHaveAttribute('max', '120')
  writePrice(from, '95')
  await (await panel()).findByRole('button', { name: show(3) })
  await apply()
  await waitFor(() => expect(shownPens()).toEqual(names(10, 11, 12)))
  // The upper end stayed at its bound: it is open.
  expect(called('/list/').at(-1)).toContain('filters=price:95,&')
})

test('[CAT-030] a tick shows «…» and asks for the count; the list waits until it is applied', async () => {
  renderPage('/catalog/12')
  await box(/^синий/)
  const lists = called('/list/').length
  const open = gate()
  await tick(/^синий/)
  const line = (await box(/^синий/)).closest('label')
  expect(line).toHaveTextContent('синий…')
  expect((await panel()).getByRole('button', { name: show('…') })).toBeEnabled()
  expect(calls.at(-1)).toBe('GET /v3/api/catalog/property/?filter[SECTION_ID]=12&filters=INK:синий')
  await open()
  expect(await (await panel()).findByRole('button', { name: show(4) })).toBeVisible()
  expect(line).toHaveTextContent('синий4')
  expect(screen.getByText('Подходит: 4 товара')).toBeInTheDocument()
  const openAgain = gate()
  await tick(/^синий/)
  expect(line).toHaveTextContent('синий…')
  expect((await panel()).getByRole('button', { name: show('…') })).toBeEnabled()
  expect(calls.at(-1)).toBe('GET /v3/api/catalog/property/?filter[SECTION_ID]=12')
  await openAgain()
  expect(await (await panel()).findByRole('button', { name: show(12) })).toBeVisible()
  expect(called('/list/')).toHaveLength(lists)
  expect(shownPens()).toHaveLength(12)
})

test('the button keeps the focus when its count turns out to be none, and applies nothing then', async () => {
  renderPage('/catalog/12')
  await box(/^синий/)
  const open = gate()
  await tick(/^синий/)
  await tick(/^Распродажа/)
  const button = (await panel()).getByRole('button', { name: show('…') })
  button.focus()
  await open()
  expect(await (await panel()).findByRole('button', { name: 'Нет товаров' })).toBe(button)
  expect(button).toHaveFocus()
  expect(button).toBeEnabled()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  const lists = called('/list/').length
  await userEvent.click(button)
  expect(called('/list/')).toHaveLength(lists)
})

test('what fits nothing together is said in the panel, with what to take back; the price and its chip agree', async () => {
  const { url } = renderPage('/catalog/12?filter=base:hot;price:20,29')
  await waitFor(() => expect(shownPens()).toEqual(names(2)))
  const from = await (await panel()).findByRole('textbox', { name: 'Цена от, ₽' })
  writePrice(from, '21')
  const said = await (await panel()).findByText(/^Сочетание .* ничего не даёт/)
  await waitFor(() =>
    expect(said).toHaveTextContent(
      'Сочетание «Хиты продаж» и «от 21 до 29 ₽» ничего не даёт. Уберите одно из условий.',
    ),
  )
  expect(screen.getByRole('button', { name: /^Убрать: .*от\s20 до\s29/ })).toBeVisible()
  const [way, ...more] = within(said).getAllByRole('button')
  expect(way?.textContent?.replaceAll('\u00a0', ' ')).toBe('Убрать «от 21 до 29 ₽» — 2 товара')
  expect(more).toEqual([])
  await userEvent.click(way as HTMLElement)
  await apply()
  await waitFor(() => expect(shownPens()).toEqual(names(2, 3)))
  expect(new URL(url(), 'http://shop').searchParams.get('filter')).toBe('base:hot')
})

test('another search begins without what was ticked, and without the filters of the one before where its own do not load', async () => {
  renderPage('/search?q=ручка&typed=hexrf')
  await tick(/^синий/)
  data.filtersStatus = 502
  await userEvent.click(screen.getByRole('link', { name: 'Искать «hexrf»' }))
  await screen.findByRole('heading', { level: 1, name: /hexrf/ })
  expect(await (await panel()).findByRole('alert')).toHaveTextContent('Фильтры не загрузились.')
  expect((await panel()).queryByRole('checkbox')).not.toBeInTheDocument()
  expect(await screen.findByRole('list', { name: 'Товары' })).toBeVisible()
  data.filtersStatus = 200
  await userEvent.click((await panel()).getByRole('button', { name: 'Повторить' }))
  expect(await box(/^синий/)).not.toBeChecked()
})

test('[CAT-030] the panel can be used while counts are asked, and the last choice counts', async () => {
  renderPage('/catalog/12')
  await box(/^синий/)
  const open = gate()
  await tick(/^синий/)
  await tick(/^чёрный/)
  await tick(/^Литера/)
  await open()
  expect(await (await panel()).findByRole('button', { name: show(4) })).toBeVisible()
  await apply()
  await waitFor(() => expect(shownPens()).toEqual(names(1, 2, 4, 5)))
  expect(lastFilters()).toBe('INK:синий,чёрный;UP_TM:5')
})

test('counts that cannot be had say why, lose nothing, and do not stand in the way of applying', async () => {
  renderPage('/catalog/12')
  await box(/^синий/)
  data.filtersStatus = 502
  await tick(/^синий/)
  expect(await (await panel()).findByRole('alert')).toHaveTextContent(
    'Посчитать не получилось, отмеченное сохранено: его можно применить и так.',
  )
  expect(await box(/^синий/)).toBeChecked()
  expect((await panel()).getByRole('button', { name: 'Показать' })).toBeEnabled()
  data.filtersStatus = 200
  await userEvent.click((await panel()).getByRole('button', { name: 'Повторить' }))
  expect(await (await panel()).findByRole('button', { name: show(4) })).toBeVisible()
  expect((await panel()).queryByRole('alert')).not.toBeInTheDocument()
  data.filtersStatus = 502
  await tick(/^чёрный/)
  await (await panel()).findByRole('alert')
  await apply()
  await waitFor(() => expect(shownPens()).toHaveLength(8))
})
