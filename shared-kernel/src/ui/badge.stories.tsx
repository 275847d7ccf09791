import { CountBadge } from './badge'

export default { title: 'Счётчик на значке' }

export const SmallCount = () => <CountBadge count={7} />
export const LargeCount = () => <CountBadge count={1240} />
