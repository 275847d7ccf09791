import { VisuallyHidden } from './visually-hidden'

export default { title: 'Текст для программ чтения с экрана' }

export const BesideAText = () => (
  <p>
    12 <VisuallyHidden>товаров в корзине</VisuallyHidden>
  </p>
)
