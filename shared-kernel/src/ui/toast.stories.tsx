import { Toast } from './toast'

export default { title: 'Уведомление' }

const none = () => undefined

export const Info = () => <Toast onClose={none}>Цены обновились</Toast>
export const Success = () => (
  <Toast tone="success" onClose={none} action={{ label: 'Отменить', onClick: none }}>
    Товар удалён
  </Toast>
)
export const Failure = () => (
  <Toast tone="error" onClose={none}>
    Ошибка сети.
  </Toast>
)
