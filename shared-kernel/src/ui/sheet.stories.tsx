import { Sheet } from './sheet'

export default { title: 'Лист' }

export const Padded = () => <Sheet data-pad="">Блок страницы</Sheet>
export const Bare = () => <Sheet>Без отступов</Sheet>
