import { Marks } from './mark'

export default { title: 'Метки товара' }

export const KnownKinds = () => (
  <Marks
    marks={['new', 'hot', 'sale', 'gift_sum', 'delivery-exclude'].map((CODE) => ({ CODE, TITLE: CODE }))}
  />
)
export const SpecialPrice = () => <Marks marks={[]} percent={15} />
export const Gift = () => <Marks marks={[]} gift />
export const AtMostOne = () => (
  <Marks
    marks={[
      { CODE: 'new', TITLE: '' },
      { CODE: 'hot', TITLE: '' },
    ]}
    max={1}
  />
)
