import { KeyValue } from './key-value'

export default { title: 'Названия и значения' }

export const WithTotal = () => (
  <KeyValue
    items={[
      { label: 'Товары', value: '12 480,00 ₽' },
      { label: 'Доставка', value: '390,00 ₽' },
      { label: 'Итого', value: '12 870,00 ₽', total: true },
    ]}
  />
)
