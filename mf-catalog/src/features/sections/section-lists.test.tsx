import { LOGGED_IN, partKernel, renderWithKernel, testSection } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sectionTree } from '../../model/section-tree'
import { catalogApi } from '../../testing/catalog-api'
import { renderPalette } from '../../testing/render-page'
import { SectionTiles } from './SectionTiles'
import { SectionTree } from './SectionTree'

const { data, called, intercept } = catalogApi()
const enter = (value: string) => {
  const field = screen.getByRole('combobox')
  act(() => field.focus())
  fireEvent.change(field, { target: { value } })
}

describe('SectionTree', () => {
  const section = (ID: number, parent: number | null = null, changes = {}) =>
    testSection({
      ID,
      NAME: `Раздел ${ID}`,
      IBLOCK_SECTION_ID: parent,
      DEPTH_LEVEL: parent ? 2 : 1,
      SORT: ID,
      CNT: 1000 + ID,
      ...changes,
    })
  const show = (sections: ReturnType<typeof section>[]) =>
    renderWithKernel(<SectionTree nodes={sectionTree(sections)} />, { kernel: partKernel() })

  test('a section that has sections opens these, a last one its products', () => {
    show([section(1), section(2), section(11, 1)])
    expect(screen.getByRole('link', { name: 'Раздел 1' })).toHaveAttribute('href', '/catalog-list/1')
    expect(screen.getByRole('link', { name: 'Раздел 2' })).toHaveAttribute('href', '/catalog/2')
    expect(screen.getByRole('link', { name: 'Раздел 11' })).toHaveAttribute('href', '/catalog/11')
  })
})

describe('SectionTiles', () => {
  const show = (count: number) =>
    renderWithKernel(
      <SectionTiles
        sections={Array.from({ length: count }, (_, at) =>
          testSection({
            ID: at + 1,
            NAME: `Раздел ${at + 1}`,
            CNT: 1000 + at,
            PICTURE_PATH: at === 0 ? '/upload/1.svg' : null,
          }),
        )}
      />,
      { kernel: partKernel() },
    )

  test('a tile leads to the products of its section, with their number and its picture', () => {
    const { container } = show(2)
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent?.replace(/\s/g, ' ')]),
    ).toEqual([
      ['/catalog/1', 'Раздел 11 000'],
      ['/catalog/2', 'Раздел 21 001'],
    ])
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/upload/1.svg',
    ])
    expect(screen.getByRole('img', { name: 'Нет фотографии' })).toBeVisible()
  })
})

describe('FoundSections', () => {
  const section = (ID: number, NAME: string, CNT: number, parent: number | null = null) =>
    testSection({ ID, NAME, CNT, IBLOCK_SECTION_ID: parent, DEPTH_LEVEL: parent ? 2 : 1 })

  beforeEach(() => {
    data.sections = [
      section(1, 'Бумага и папки', 10),
      section(2, 'Бумага офисная', 1200, 1),
      section(3, 'Бумага цветная', 40, 1),
      section(4, 'Бумажные полотенца', 5),
      section(5, 'Бумага пустая', 0),
      section(6, 'Ручки', 900),
    ]
  })

  const type = (text: string) => {
    const rendered = renderPalette(['palette.sections'])
    enter(text)
    return rendered
  }
  const rows = async () =>
    within(await screen.findByRole('rowgroup', { name: 'Разделы' }))
      .getAllByRole('row')
      .map((row) => row.textContent?.replace(/\s/g, ' '))

  test('sections of the text, the three that hold most, with where they stand and how much they hold', async () => {
    type('бум')
    await waitFor(async () =>
      expect(await rows()).toEqual([
        'Бумага офисная Бумага и папки1 200',
        'Бумага цветная Бумага и папки40',
        expect.stringMatching(/^Бумага и папки\s?10$/),
      ]),
    )
  })

  test('a section opens its products', async () => {
    const { url } = type('ручки')
    const row = await screen.findByRole('row', { name: /Ручки/ })
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', row.id))
    await userEvent.keyboard('{Enter}')
    expect(url()).toBe('/catalog/6')
  })

  test('sections that do not come say so here alone, and are asked for again', async () => {
    intercept(({ path }) => (path.endsWith('/sections/') ? 500 : undefined))
    const { kernel } = type('бум')
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    expect(screen.getByRole('rowgroup', { name: 'Разделы' })).not.toHaveAttribute('aria-busy')
    expect(kernel.modals.current()).toEqual([])
    expect(kernel.notices.current()).toEqual([])
    intercept(() => undefined)
    await userEvent.click(retry)
    expect(await screen.findByRole('row', { name: /Бумага офисная/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
  })
})

describe('PriceListAction', () => {
  const priceLists = () => called('/v3/api/catalog/section/?type=export')

  test('[CAT-066] the palette downloads the price list for customers, and says that it is being made', async () => {
    intercept(({ path }) => {
      if (path === '/v3/api/catalog/section/') return { FILENAME: '/upload/price.xlsx' }
      return path === '/upload/price.xlsx' ? new Response('прайс') : undefined
    })
    const saved = jest.fn(() => 'blob:price')
    Object.assign(URL, { createObjectURL: saved })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { kernel } = renderPalette(['palette.actions'], { cookies: LOGGED_IN, personal: {} })
    const told = jest.spyOn(kernel.notices, 'show')
    enter('экспорт')
    await screen.findByRole('row', { name: 'Скачать прайс-лист' })
    await userEvent.keyboard('{Enter}')
    expect(told.mock.calls).toEqual([
      [{ text: 'Готовим прайс-лист, это может занять минуту.', lasting: true }],
    ])
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    expect(priceLists()).toHaveLength(1)
    await waitFor(() => expect(kernel.notices.current()).toEqual([]))
  })

  test('a second press while the file is being made asks for no other; its notice stays until it is over, or the session', async () => {
    intercept(({ path }) =>
      path === '/v3/api/catalog/section/' ? new Response(new ReadableStream()) : undefined,
    )
    const { kernel } = renderPalette(['palette.actions'], { cookies: LOGGED_IN, personal: {} })
    enter('прайс')
    await screen.findByRole('row', { name: 'Скачать прайс-лист' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(priceLists()).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    expect(kernel.notices.current()).toMatchObject([
      { text: expect.stringMatching(/^Готовим прайс-лист/), lasting: true },
    ])
    expect(priceLists()).toHaveLength(1)
    kernel.bus.emit('session:changed', { state: 'visitor' })
    await waitFor(() => expect(kernel.notices.current()).toEqual([]))
  })

  test('a price list that does not come is said, and asked for again', async () => {
    intercept(({ path }) => (path === '/v3/api/catalog/section/' ? 502 : undefined))
    const { kernel } = renderPalette(['palette.actions'], { cookies: LOGGED_IN, personal: {} })
    await screen.findByRole('row', { name: 'Скачать прайс-лист' })
    enter('прайс')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }]))
    kernel.notices.current()[0]?.action?.run()
    await waitFor(() => expect(priceLists()).toHaveLength(2))
  })

  test('a visitor has no price list', async () => {
    renderPalette(['palette.actions'], { personal: { ID: null } })
    enter('прайс')
    expect(screen.queryByRole('row')).toBeNull()
  })
})
