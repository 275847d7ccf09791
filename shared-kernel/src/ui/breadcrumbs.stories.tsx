import { Breadcrumbs } from './breadcrumbs'

export default { title: 'Путь по сайту' }

export const ThreeLevels = () => (
  <Breadcrumbs items={[{ title: 'Каталог', to: '/catalog-list' }, { title: 'Ручки шариковые' }]} />
)
