import { NotFound } from './not-found'

export default { title: 'Страница не найдена' }

export const Plain = () => <NotFound />
export const OfAProduct = () => <NotFound title="Товар не найден">Возможно, его сняли с продажи.</NotFound>
