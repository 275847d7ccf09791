import { Button, type ButtonKind } from './button'

export default { title: 'Кнопка' }

const KINDS: ButtonKind[] = [
  'primary',
  'accent-outline',
  'secondary',
  'quiet',
  'danger-outline',
  'danger-filled',
]

export const Kinds = () => (
  <>
    {KINDS.map((kind) => (
      <Button key={kind} kind={kind}>
        Оформить заказ
      </Button>
    ))}
  </>
)
export const Sizes = () => (
  <>
    <Button size="s">Малая</Button>
    <Button>Средняя</Button>
    <Button size="l">Большая</Button>
  </>
)
export const WithIcons = () => (
  <Button icon="plus" iconAfter="chevron-down">
    Добавить
  </Button>
)
export const Busy = () => (
  <Button kind="primary" busy busyLabel="Отправляем…">
    Отправить
  </Button>
)
export const Disabled = () => (
  <Button kind="primary" disabled>
    Отправить
  </Button>
)
export const Block = () => (
  <Button kind="primary" block>
    На всю ширину
  </Button>
)
