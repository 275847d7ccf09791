import { ProductBadges } from './product-badges'

export default { title: 'Метки товара' }

export const KnownKinds = () => (
  <ProductBadges
    marks={['new', 'hot', 'sale', 'gift_sum', 'delivery-exclude'].map((CODE) => ({ CODE, TITLE: CODE }))}
  />
)
export const SpecialPrice = () => <ProductBadges marks={[]} percent={15} />
export const Gift = () => <ProductBadges marks={[]} gift />
export const AtMostOne = () => (
  <ProductBadges
    marks={[
      { CODE: 'new', TITLE: '' },
      { CODE: 'hot', TITLE: '' },
    ]}
    max={1}
  />
)
export const Links = () => (
  <ProductBadges
    marks={[
      { CODE: 'new', TITLE: '' },
      { CODE: 'hot', TITLE: '' },
    ]}
    hrefOf={({ CODE }) => `/catalog/marks/${CODE}`}
  />
)
