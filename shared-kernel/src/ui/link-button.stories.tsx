import { LinkButton } from './link-button'

export default { title: 'Ссылка-кнопка' }

export const Kinds = () => (
  <>
    <LinkButton to="/" kind="primary">
      Открыть каталог
    </LinkButton>
    <LinkButton to="/" icon="chevron-left">
      На главную
    </LinkButton>
  </>
)
export const Block = () => (
  <LinkButton to="/" block size="l">
    На всю ширину
  </LinkButton>
)
