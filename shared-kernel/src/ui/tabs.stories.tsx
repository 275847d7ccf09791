import { useState } from 'react'
import { AnchorTabs, LinkTabs, Tabs } from './tabs'

export default { title: 'Вкладки' }

const ITEMS = [
  { id: 'about', title: 'Описание', panel: 'Ручка пишет синим.' },
  { id: 'properties', title: 'Свойства', count: 18, panel: 'Цвет: синий.' },
  { id: 'documents', title: 'Документы', count: 2, panel: 'Сертификат.' },
]

export const WithPanels = () => {
  const [tab, setTab] = useState('about')
  return <Tabs label="О товаре" items={ITEMS} value={tab} onChange={setTab} />
}
export const Links = () => (
  <LinkTabs
    label="Разделы"
    value="orders"
    items={[
      { id: 'orders', title: 'Заказы', to: '/cabinet/orders' },
      { id: 'home', title: 'Главная', to: '/' },
    ]}
  />
)
export const Anchors = () => (
  <AnchorTabs
    label="Блоки страницы"
    items={[
      { id: 'design-person', title: 'Личные данные' },
      { id: 'design-devices', title: 'Устройства', count: 3 },
    ]}
  />
)
