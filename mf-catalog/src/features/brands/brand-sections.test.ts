import { testSection } from '@prilavok/shared-kernel/testing'
import { brandCrumbs, brandSections } from './brand-sections'

const section = (ID: number, parent: number | null) =>
  testSection({ ID, NAME: `Раздел ${ID}`, IBLOCK_SECTION_ID: parent })
const ITEM = { ID: 5, NAME: 'Литера', COUNTRY: 'Россия', CNT: 30 }
const answer = (SECTIONS = [section(1, null)], SECTION: ReturnType<typeof section> | null = null) => ({
  ITEM,
  SECTION,
  PATH: SECTION ? [section(1, null)] : [],
  SECTIONS,
})
const ids = (sections: readonly { ID: number }[]) => sections.map(({ ID }) => ID)

test('of all sections of a brand the topmost ones are offered', () => {
  expect(ids(brandSections(answer([section(1, null), section(2, 1), section(3, null)])))).toEqual([1, 3])
  expect(ids(brandSections(answer([section(2, 1), section(3, 1)])))).toEqual([2, 3])
})

test('a brand of one branch offers the sections below it at once, and that one when there are none', () => {
  expect(ids(brandSections(answer([section(1, null), section(2, 1), section(3, 1), section(4, 2)])))).toEqual(
    [2, 3],
  )
  expect(ids(brandSections(answer([section(1, null)])))).toEqual([1])
  expect(brandSections(answer([]))).toEqual([])
})

test('the section that is shown is not offered', () => {
  const shown = section(2, 1)
  expect(ids(brandSections(answer([shown, section(3, 2), section(4, 2)], shown)))).toEqual([3, 4])
})

test('the way to a brand, and to a section of it', () => {
  const start = [
    { title: 'Каталог', to: '/catalog-list' },
    { title: 'Бренды', to: '/catalog-list#brands' },
  ]
  expect(brandCrumbs(undefined)).toEqual([...start, { title: '…' }])
  expect(brandCrumbs({ ...answer(), ITEM: null })).toEqual([...start, { title: '…' }])
  expect(brandCrumbs(answer())).toEqual([...start, { title: 'Литера' }])
  expect(brandCrumbs(answer([], section(2, 1)))).toEqual([
    ...start,
    { title: 'Литера', to: '/catalog/brand/5' },
    { title: 'Раздел 1', to: '/catalog/brand/5/1' },
    { title: 'Раздел 2' },
  ])
})
