import { Carousel } from './carousel'
import { TextLink } from './link'
import { Note } from './note'

export default { title: 'Карусель' }

const GOODS = ['Бумага', 'Ручка', 'Скрепки', 'Папка', 'Степлер', 'Маркер', 'Клей', 'Ножницы']
const slides = (count: number) =>
  GOODS.slice(0, count).map((name) => (
    <Note key={name}>
      <TextLink to="/search">{name}</TextLink>
    </Note>
  ))

export const Scrollable = () => <Carousel title="Новинки">{slides(8)}</Carousel>
export const FitsWhole = () => <Carousel title="Новинки">{slides(2)}</Carousel>
