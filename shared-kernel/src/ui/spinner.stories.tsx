import { Spinner } from './spinner'

export default { title: 'Ожидание' }

export const Turning = () => <Spinner />
