import { ChangeNote } from './change-note'

export default { title: 'Несделанное изменение' }

const nothing = () => undefined

export const Rejected = () => (
  <ChangeNote rejection="В корзине находится максимальное количество данного товара" onRetry={nothing} />
)
export const Unsent = () => <ChangeNote unsent onRetry={nothing} />
export const Failed = () => <ChangeNote rejection="Сервис временно недоступен" asked={7} onRetry={nothing} />
