import { testSection } from '@prilavok/shared-kernel/testing'
import { breadcrumbData } from '../../model/breadcrumb-data'
import { sectionCrumbs } from '../../model/section-crumbs'
import { findNode, type SectionNode, sectionTree, withProducts } from '../../model/section-tree'
import { tilesInRow } from './tiles-in-row'

describe('section-tree', () => {
  const section = (ID: number, parent: number | null, DEPTH_LEVEL: number, SORT: number, CNT = 1) =>
    testSection({ ID, NAME: `Раздел ${ID}`, IBLOCK_SECTION_ID: parent, DEPTH_LEVEL, SORT, CNT })

  const sections = [
    section(1, null, 1, 20),
    section(2, null, 1, 10),
    section(3, 1, 2, 30),
    section(4, 1, 2, 5),
    section(5, 4, 3, 1),
  ]
  type Ids = [id: number, below: Ids[]]
  const ids = (nodes: readonly SectionNode[]): Ids[] =>
    nodes.map(({ section: { ID }, children }) => [ID, ids(children)])

  test('[CAT-010] sections are joined by their parents, each level in the order of SORT', () => {
    expect(ids(sectionTree(sections))).toEqual([
      [2, []],
      [
        1,
        [
          [4, [[5, []]]],
          [3, []],
        ],
      ],
    ])
  })

  test('a section is found on every level', () => {
    const tree = sectionTree(sections)
    expect(findNode(tree, 2)?.section.NAME).toBe('Раздел 2')
    expect(findNode(tree, 5)?.section.NAME).toBe('Раздел 5')
    expect(findNode(tree, 4)?.children).toHaveLength(1)
    expect(findNode(tree, 6)).toBeUndefined()
  })

  test('a section without products stays when one below has some', () => {
    const tree = sectionTree([
      section(1, null, 1, 1, 0),
      section(2, 1, 2, 1, 0),
      section(3, 1, 2, 2, 7),
      section(4, null, 1, 2, 0),
      section(5, null, 1, 3, 2),
    ])
    expect(ids(withProducts(tree))).toEqual([
      [1, [[3, []]]],
      [5, []],
    ])
  })

  test('[CAT-013] the way to a section, and how search engines show it', () => {
    const crumbs = sectionCrumbs([section(1, null, 1, 1), section(4, 1, 2, 1)], 'Белая')
    expect(crumbs).toEqual([
      { title: 'Каталог', to: '/catalog-list' },
      { title: 'Раздел 1', to: '/catalog/1' },
      { title: 'Раздел 4', to: '/catalog/4' },
      { title: 'Белая' },
    ])
    expect(breadcrumbData(crumbs, '/catalog/5')).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Каталог', item: '/catalog-list' },
        { '@type': 'ListItem', position: 2, name: 'Раздел 1', item: '/catalog/1' },
        { '@type': 'ListItem', position: 3, name: 'Раздел 4', item: '/catalog/4' },
        { '@type': 'ListItem', position: 4, name: 'Белая', item: '/catalog/5' },
      ],
    })
  })
})

describe('tiles-in-row', () => {
  /** Lengths of the rows, read from the tiles as the browser does: a row is full when it holds as many as its tiles say. */
  function rowsOf(tiles: readonly number[]): number[] {
    const rows: number[] = []
    for (let at = 0; at < tiles.length; at += tiles[at] ?? 1) rows.push(tiles[at] ?? 0)
    return rows
  }

  test.each([
    [0, 5, []],
    [1, 5, [1]],
    [3, 5, [3]],
    [5, 5, [5]],
    [6, 5, [3, 3]],
    [10, 5, [5, 5]],
    [11, 5, [4, 4, 3]],
    [13, 5, [5, 4, 4]],
    [13, 3, [3, 3, 3, 2, 2]],
    [13, 2, [2, 2, 2, 2, 2, 2, 1]],
  ])('%i tiles in at most %i columns stand in rows of %j', (count, columns, rows) => {
    const tiles = tilesInRow(count, columns)
    expect(tiles).toHaveLength(count)
    expect(rowsOf(tiles)).toEqual(rows)
  })
})
