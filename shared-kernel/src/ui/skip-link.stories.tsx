import { SkipLink } from './skip-link'

export default { title: 'Ссылка мимо блока' }

export const SeenWithTheFocus = () => (
  <div style={{ position: 'relative', minHeight: 48 }}>
    <SkipLink href="#after">К товарам</SkipLink>
    <span id="after" tabIndex={-1}>
      Нажмите Tab
    </span>
  </div>
)
