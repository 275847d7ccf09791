import { Button } from './button'
import { PageTitle } from './page-title'

export default { title: 'Заголовок страницы' }

export const Plain = () => <PageTitle>Корзина</PageTitle>
export const WithCountAndAside = () => (
  <PageTitle count="214 товаров" aside={<Button size="s">Печать</Button>}>
    Ручки шариковые
  </PageTitle>
)
