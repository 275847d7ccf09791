import { Button } from './button'
import { Popover } from './popover'

export default { title: 'Всплывающая панель' }

export const Working = () => (
  <Popover title="Условия доставки" trigger={<Button iconAfter="chevron-down">Подробнее</Button>}>
    Бесплатно от 10 000 ₽.
  </Popover>
)
export const AtTheEnd = () => (
  <Popover align="end" title="Условия доставки" trigger={<Button>Справа</Button>}>
    Бесплатно от 10 000 ₽.
  </Popover>
)
