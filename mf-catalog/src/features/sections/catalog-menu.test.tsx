import { partKernel, renderWithKernel, testSection } from '@prilavok/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sectionTree } from '../../model/section-tree'
import { catalogApi } from '../../testing/catalog-api'
import { renderSlot } from '../../testing/render-page'
import { CatalogPanel } from './CatalogPanel'

const { data, calls, intercept } = catalogApi()

describe('CatalogPanel', () => {
  const section = (ID: number, NAME: string, parent: number | null, DEPTH_LEVEL: number, CNT = 5) =>
    testSection({ ID, NAME, IBLOCK_SECTION_ID: parent, DEPTH_LEVEL, SORT: ID, CNT })
  const SECTIONS = [
    section(1, 'Бумага', null, 1, 1864),
    section(2, 'Ручки', null, 1, 30),
    section(11, 'Для офиса', 1, 2),
    section(12, 'Фотобумага', 1, 2),
    section(21, 'Гелевые', 2, 2),
    section(111, 'Белая', 11, 3),
    section(112, 'Цветная', 11, 3),
  ]

  const onNavigate = jest.fn()
  beforeEach(() => onNavigate.mockClear())
  const show = (sections = SECTIONS) =>
    renderWithKernel(<CatalogPanel nodes={sectionTree(sections)} onNavigate={onNavigate} />, {
      kernel: partKernel(),
    })
  const menu = () => screen.getByRole('navigation', { name: 'Разделы каталога' })
  const main = (name: string) => within(menu().firstElementChild as HTMLElement).getByRole('link', { name })
  const links = () =>
    within(menu())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent
  const isOpen = (name: string) => main(name).hasAttribute('data-open')

  test('the main sections stand there, the first of them open with all that is below', () => {
    show()
    expect(links()).toEqual([
      '/catalog/1',
      '/catalog/2',
      '/catalog/1',
      '/catalog/11',
      '/catalog/111',
      '/catalog/112',
      '/catalog/12',
    ])
    expect(heading()).toMatch(/^Бумага 1\s864$/)
    expect([isOpen('Бумага'), isOpen('Ручки')]).toEqual([true, false])
  })

  test.each([
    ['the pointer', () => userEvent.hover(main('Ручки'))],
    ['the focus', async () => act(() => main('Ручки').focus())],
  ])('%s opens the section that it comes to', async (_what, come) => {
    show()
    await come()
    expect(await screen.findByRole('link', { name: 'Гелевые' })).toHaveAttribute('href', '/catalog/21')
    expect(heading()).toBe('Ручки 30')
    expect([isOpen('Бумага'), isOpen('Ручки')]).toEqual([false, true])
    expect(screen.queryByRole('link', { name: 'Белая' })).not.toBeInTheDocument()
  })
})

describe('CatalogMenu', () => {
  beforeEach(() => {
    data.sections = [
      testSection({ ID: 1, NAME: 'Бумага', SORT: 1 }),
      testSection({ ID: 2, NAME: 'Для офиса', IBLOCK_SECTION_ID: 1, DEPTH_LEVEL: 2 }),
      testSection({ ID: 3, NAME: 'Белая', IBLOCK_SECTION_ID: 2, DEPTH_LEVEL: 3 }),
      testSection({ ID: 4, NAME: 'А4', IBLOCK_SECTION_ID: 3, DEPTH_LEVEL: 4 }),
      testSection({ ID: 5, NAME: 'Ручки', SORT: 2 }),
      testSection({ ID: 6, NAME: 'Гелевые', IBLOCK_SECTION_ID: 5, DEPTH_LEVEL: 2 }),
    ]
  })

  test('[CAT-011] [CAT-012] the menu shows three levels of the four that were asked for', async () => {
    renderSlot('header.catalogMenu', { onNavigate: () => undefined })
    expect(await screen.findByRole('link', { name: 'Белая' })).toHaveAttribute('href', '/catalog/3')
    expect(screen.queryByRole('link', { name: 'А4' })).toBeNull()
    expect(calls[0]).toContain('depth=4')
  })

  test('[KERN-018] it says that it loads, then why it failed, then what it has', async () => {
    intercept(() => Response.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 502 }))
    renderSlot('header.catalogMenu', { onNavigate: () => undefined })
    expect(screen.getAllByRole('generic', { busy: true })[0]).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с базой')
    expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
    intercept(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('link', { name: 'Белая' })).toBeVisible()
  })

  test('arrows go through the sections, into the pane of one and back; a link closes the menu', async () => {
    const onNavigate = jest.fn()
    renderSlot('header.catalogMenu', { onNavigate })
    const menu = within(await screen.findByRole('navigation', { name: 'Разделы каталога' }))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(menu.getByRole('link', { name: 'Гелевые' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(menu.getByRole('link', { name: 'Гелевые' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(menu.getAllByRole('link', { name: 'Ручки' })[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onNavigate).toHaveBeenCalled()
  })
})
