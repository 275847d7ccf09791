import { Stock } from './stock'

export default { title: 'Наличие' }

export const Plenty = () => <Stock remain={1200} />
export const Low = () => <Stock remain={8} />
export const ToOrder = () => <Stock remain={0} toOrder delay={3} />
export const Out = () => <Stock remain={0} />
