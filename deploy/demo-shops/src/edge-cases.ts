import type { BaseProduct } from './base-products'
import type { SectionTree } from './section-tree'

const LONG_NAME =
  'Набор офисный настольный «Представительский № 1» из двенадцати предметов: органайзер, лоток, подставка, часы, визитница, нож, ножницы, степлер'

/** What breaks careless code leads no list. */
const RARE = 0.001

/** The first products of the catalogue are those that break careless code. Every shop has them. */
export function applyEdgeCases(products: BaseProduct[], tree: SectionTree): void {
  const cases: Partial<BaseProduct>[] = [
    { name: 'Бланк «Путевой лист № 4-П» <b>&amp;</b> "копия"' },
    { name: LONG_NAME.padEnd(140, '.').slice(0, 140) },
    { fixedPrice: 0.01 },
    { fixedPrice: 499_999.99 },
    { minimum: 100, step: 100, fixedRemain: 37 },
    { picture: null },
    { certificates: 8 },
    {
      section: tree.lonely,
      name: 'Сертификат подарочный для сотрудников «Прилавок»',
      values: new Map(),
      analogParts: ['Сертификат подарочный'],
    },
  ]
  for (const [index, change] of cases.entries()) {
    const product = products[index]
    if (product) Object.assign(product, { demand: RARE }, change)
  }
  const [original, twin] = products.slice(cases.length)
  if (!original || !twin) return
  twin.name = original.name
  twin.demand = original.demand
}
