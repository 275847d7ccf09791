import { LinkButton, OuterLinkButton } from './link-button'

export default { title: 'Ссылка-кнопка' }

export const Kinds = () => (
  <>
    <LinkButton to="/" kind="primary">
      Открыть каталог
    </LinkButton>
    <LinkButton to="/" icon="chevron-left">
      На главную
    </LinkButton>
    <OuterLinkButton href="https://bank.example/">Перейти к оплате</OuterLinkButton>
  </>
)
export const Block = () => (
  <LinkButton to="/" block size="l">
    На всю ширину
  </LinkButton>
)
