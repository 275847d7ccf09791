import { StatusBadge } from './status-badge'

export default { title: 'Статус' }

const TONES = ['neutral', 'info', 'accent', 'success', 'warning', 'danger'] as const

export const Tones = () => (
  <>
    {TONES.map((tone) => (
      <StatusBadge key={tone} tone={tone}>
        В обработке
      </StatusBadge>
    ))}
  </>
)
export const WithIcon = () => (
  <StatusBadge tone="success" icon="check">
    Выполнен
  </StatusBadge>
)
