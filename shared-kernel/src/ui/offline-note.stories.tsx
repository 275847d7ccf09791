import { OfflineNote } from './offline-note'

export default { title: 'Нет связи' }

export const Plain = () => <OfflineNote />

export const SavedCopy = () => <OfflineNote savedAt="14:05" />

export const MissingPage = () => (
  <OfflineNote
    isMissing
    pages={[
      { path: '/basket', title: 'Корзина', savedAt: '14:05' },
      { path: '/catalog/12', title: 'Бумага для офисной техники', savedAt: '22\u00a0ноября, 18:40' },
    ]}
  />
)

export const NothingSaved = () => <OfflineNote isMissing />
