import { Container } from './container'
import { Note } from './note'

export default { title: 'Ширина страницы' }

export const AroundContent = () => (
  <Container>
    <Note>Содержимое страницы</Note>
  </Container>
)
