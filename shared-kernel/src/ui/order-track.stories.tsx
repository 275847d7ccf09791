import { OrderTrack } from './order-track'

export default { title: 'Шкала заказа' }

const MONEY = { priceType: 28, currency: 'RUB' } as const
const TERMS = { minOrder: 3000, freeFrom: 10000 } as const

export const BelowMinimum = () => <OrderTrack {...MONEY} {...TERMS} sum={1200} labels />
export const PaidDelivery = () => <OrderTrack {...MONEY} {...TERMS} sum={5400} labels />
export const FreeDelivery = () => <OrderTrack {...MONEY} {...TERMS} sum={12000} labels />
export const PaidDeliveryToZone = () => <OrderTrack {...MONEY} {...TERMS} sum={5400} zone="До 20 км" labels />
export const FreeInSomeZones = () => <OrderTrack {...MONEY} {...TERMS} sum={12000} zone={null} labels />
