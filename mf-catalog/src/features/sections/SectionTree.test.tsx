import { partKernel, renderWithKernel, testSection } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { sectionTree } from '../../model/section-tree'
import { SectionTree } from './SectionTree'

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
const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ')

test('a section that has sections opens these, a last one its products', () => {
  show([section(1), section(2), section(11, 1)])
  expect(screen.getByRole('link', { name: 'Раздел 1' })).toHaveAttribute('href', '/catalog-list/1')
  expect(screen.getByRole('link', { name: 'Раздел 2' })).toHaveAttribute('href', '/catalog/2')
  expect(screen.getByRole('link', { name: 'Раздел 11' })).toHaveAttribute('href', '/catalog/11')
})

test('each says how many products it holds, and has those right below it', () => {
  show([section(1), section(2), section(11, 1), section(12, 1)])
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(plain)).toEqual(['Раздел 1 1 001', 'Раздел 2 1 002'])
  const [first, second] = headings.map((heading) => heading.closest('li') as HTMLElement)
  expect(
    within(first as HTMLElement)
      .getAllByRole('listitem')
      .map(plain),
  ).toEqual(['Раздел 111 011', 'Раздел 121 012'])
  expect(within(second as HTMLElement).queryByRole('list')).not.toBeInTheDocument()
})

test('the pictures of the first six load at once, the others when they are near', () => {
  const { container } = show(
    Array.from({ length: 8 }, (_, at) => section(at + 1, null, { PICTURE_PATH: `/upload/${at}.svg` })),
  )
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
    ...Array.from({ length: 6 }, () => null),
    'lazy',
    'lazy',
  ])
})
