import { Button } from './button'
import { Note } from './note'

export default { title: 'Сообщение в потоке' }

const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const

export const Tones = () => (
  <>
    {TONES.map((tone) => (
      <Note key={tone} tone={tone}>
        Минимальная сумма заказа 3 000 ₽
      </Note>
    ))}
  </>
)
export const WithAction = () => (
  <Note tone="warning" action={<Button size="s">Повторить</Button>}>
    Цены обновились
  </Note>
)
