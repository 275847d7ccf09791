import { OuterLink, TextLink } from './link'

export default { title: 'Ссылка' }

export const Inside = () => <TextLink to="/">Каталог</TextLink>
export const Quiet = () => (
  <TextLink to="/" quiet>
    Ручка шариковая синяя
  </TextLink>
)
export const Outside = () => (
  <OuterLink href="https://example.com" newTab>
    Сайт поставщика
  </OuterLink>
)
