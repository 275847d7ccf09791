import { Button } from './button'
import { KeyHint } from './key-hint'

export default { title: 'Клавиши кнопки' }

export const Plain = () => (
  <Button kind="primary">
    Добавить 24 товара
    <KeyHint aria-hidden>Ctrl Enter</KeyHint>
  </Button>
)
