import { useHasRoute } from '@prilavok/shared-kernel/router'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'

const LINKS: [path: string, title: string][] = [
  ['/', 'На главную'],
  ['/catalog-list', 'Каталог'],
  ['/search', 'Поиск'],
  ['/basket', 'Корзина'],
  ['/cabinet/orders', 'Мои заказы'],
]

/** In place of a header that cannot be rendered: the ways on, without any data of the shop. */
export function PlainHeader() {
  const hasRoute = useHasRoute()
  return (
    <header>
      <Container>
        <nav aria-label="Разделы магазина">
          {LINKS.filter(([path]) => hasRoute(path)).map(([path, title]) => (
            <LinkButton key={path} to={path} kind="quiet">
              {title}
            </LinkButton>
          ))}
        </nav>
      </Container>
    </header>
  )
}
