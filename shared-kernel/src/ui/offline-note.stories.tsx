import { OfflineNoteText } from './offline-note'

export default { title: 'Нет связи' }

/** `OfflineNote` shows it only while there is no connection. */
export const Plain = () => <OfflineNoteText />
