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
export const OfTheBasket = () => (
  <Toast silent onClose={none} action={{ label: 'Отменить', onClick: none, shortcut: 'F8' }}>
    Изменено в корзине: 3 позиции
  </Toast>
)
