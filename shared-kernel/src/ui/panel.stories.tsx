import { Panel } from './panel'

export default { title: 'Лист' }

export const Padded = () => <Panel data-pad="">Блок страницы</Panel>
export const Bare = () => <Panel>Без отступов</Panel>
