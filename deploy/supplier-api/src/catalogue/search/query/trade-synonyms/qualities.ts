import type { SynonymGroup } from '../synonym-group'

/** Colours, materials and layers. */
export const QUALITIES: readonly SynonymGroup[] = [
  { same: ['синий'], also: ['синяя паста'] },
  { same: ['2 слоя'], also: ['двухслойный', 'двуслойный'] },
  { same: ['3 слоя'], also: ['трёхслойный'] },
  { same: ['глянцевый'], also: ['глянец'] },
  { same: ['деревянный'], also: ['дерево'] },
  { same: ['металлический'], also: ['металл', 'метал'] },
  { same: ['пластиковый'], also: ['пластик'] },
  { same: ['двусторонний', 'двухсторонний'] },
]
