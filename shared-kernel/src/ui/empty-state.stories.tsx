import { Button } from './button'
import { EmptyState } from './empty-state'

export default { title: 'Пусто' }

export const WithAction = () => (
  <EmptyState title="Заказов пока нет" actions={<Button kind="primary">Открыть каталог</Button>}>
    Здесь появятся заказы вашей компании.
  </EmptyState>
)
export const OnlyTitle = () => <EmptyState icon="search" title="Ничего не найдено" />
