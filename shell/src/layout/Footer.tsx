import { formatTax } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Logo } from './Logo'
import { SupplierContacts } from './SupplierContacts'
import { VIEWED, ViewedLink } from './ViewedLink'

const Root = styled.footer`
  margin-top: 56px;
  border-top: 1px solid var(--border);
  background: var(--bg-surface);
  color: var(--n-700);
  font-size: 13px;
  line-height: 18px;
`
const Columns = styled(Container)`
  display: flex;
  gap: 56px;
  && {
    padding-top: 32px;
    padding-bottom: 24px;
  }
  > div {
    width: 300px;
  }
  > div > p {
    margin-top: 14px;
  }
  > nav > h2 {
    margin-bottom: 8px;
    font-weight: 600;
    color: var(--n-900);
  }
  li > a {
    display: block;
    padding: 4px 0;
  }
  > section {
    margin-left: auto;
  }
  ${media.phone} {
    flex-direction: column;
    gap: 20px;
    > section {
      margin: 0;
    }
  }
`
const Legal = styled.div`
  border-top: 1px solid var(--border-subtle);
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  && > * {
    padding-top: 14px;
    padding-bottom: 14px;
  }
`
const LINKS: [path: string, title: string][] = [
  ['/catalog-list', 'Каталог'],
  ['/catalog-list#brands', 'Бренды'],
  ['/client/offers', 'Акции'],
  ['/basket', 'Корзина'],
  ['/cabinet/orders', 'Мои заказы'],
  VIEWED,
]
const REGISTRATION: [path: string, title: string] = ['/registration', 'Регистрация']
/** «© 2008—…» (001 §9). */
const FIRST_YEAR = 2008

/** Who sells here, how to reach them, and the pages that exist. */
export function Footer() {
  const { shop, platform } = useKernel()
  const hasRoute = useHasRoute()
  const { state } = useSession()
  // A shop may take nobody new (AMB-12), and who has an account needs no other.
  const links = shop.REGISTRATION === 'N' || state === 'customer' ? LINKS : [...LINKS, REGISTRATION]
  const tax = formatTax(shop.TAX_TYPE)
  const year = new Date(platform.now()).getUTCFullYear()
  return (
    <Root>
      <Columns>
        <div>
          <Logo />
          <p>
            Товары для офиса организациям. Заказы принимаем круглосуточно, обрабатываем в рабочее время
            поставщика.
          </p>
        </div>
        <nav aria-label="Покупателю">
          <h2>Покупателю</h2>
          <ul>
            {links
              .filter(([path]) => hasRoute(path))
              .map(([path, title]) => (
                <li key={path}>
                  {path === VIEWED[0] ? (
                    <ViewedLink />
                  ) : (
                    <TextLink to={path} quiet>
                      {title}
                    </TextLink>
                  )}
                </li>
              ))}
          </ul>
        </nav>
        <SupplierContacts />
      </Columns>
      <Legal>
        <Container suppressHydrationWarning>
          © {FIRST_YEAR}–{year} {shop.NAME}.{tax && ` Цены указаны ${tax}.`}
        </Container>
      </Legal>
    </Root>
  )
}
