import { Price } from './price'

export default { title: 'Цена' }

const MONEY = { priceType: 28, currency: 'RUB' } as const

export const Sizes = () => (
  <>
    <Price {...MONEY} sum={1234.5} />
    <Price {...MONEY} sum={1234.5} size="card" />
    <Price {...MONEY} sum={1234.5} size="page" />
  </>
)
export const WithOldPrice = () => <Price {...MONEY} sum={990} oldSum={1200} unit="шт." />
export const WithoutPrice = () => <Price {...MONEY} sum={null} />
