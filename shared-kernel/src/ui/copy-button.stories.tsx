import { CopyButton } from './copy-button'

export default { title: 'Кнопка «Скопировать»' }

export const OfACode = () => (
  <CopyButton text="120 345" label="Скопировать код товара" copied="Код товара скопирован" />
)
