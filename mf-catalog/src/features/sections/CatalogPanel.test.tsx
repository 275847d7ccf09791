import { partKernel, renderWithKernel, testSection } from '@prilavok/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sectionTree } from '../../model/section-tree'
import { CatalogPanel } from './CatalogPanel'

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
