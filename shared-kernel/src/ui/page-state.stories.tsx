import { LinkButton } from './link-button'
import { PageState } from './page-state'

export default { title: 'Состояние страницы' }

export const Plain = () => (
  <PageState icon="warning" title="Ведутся работы" actions={<LinkButton to="/">На главную</LinkButton>}>
    Магазин скоро откроется.
  </PageState>
)
