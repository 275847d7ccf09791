import { partKernel, renderWithKernel, testSection } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
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

test('a section that has sections opens these, a last one its products', () => {
  show([section(1), section(2), section(11, 1)])
  expect(screen.getByRole('link', { name: 'Раздел 1' })).toHaveAttribute('href', '/catalog-list/1')
  expect(screen.getByRole('link', { name: 'Раздел 2' })).toHaveAttribute('href', '/catalog/2')
  expect(screen.getByRole('link', { name: 'Раздел 11' })).toHaveAttribute('href', '/catalog/11')
})
