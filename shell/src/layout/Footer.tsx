import { formatTax } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { contentLinkTexts } from '../model/content-links/texts'
import { useContentLinks } from '../model/content-links/use-content-links'
import { FooterGroup, type ShopLink } from './FooterGroup'
import { Logo } from './Logo'
import { SupplierContacts } from './SupplierContacts'
import { VIEWED } from './ViewedLink'

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
  gap: 48px;
  && {
    padding-top: 32px;
    padding-bottom: 24px;
  }
  > div {
    flex: 0 1 260px;
  }
  > div > p {
    margin-top: 14px;
  }
  > section {
    margin-left: auto;
  }
  ${media.tablet} {
    flex-wrap: wrap;
    gap: 32px 48px;
    > div,
    > section {
      flex-basis: 100%;
      margin: 0;
    }
  }
  ${media.phone} {
    flex-direction: column;
    gap: 20px;
    > div {
      flex: none;
    }
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
/** Pages of the parts, beside those of the shop's own. */
const LINKS: ShopLink[] = [
  { to: '/catalog-list', title: 'Каталог' },
  { to: '/client/offers', title: 'Акции' },
  { to: '/basket', title: 'Корзина' },
  { to: '/cabinet/orders', title: 'Мои заказы' },
  { to: VIEWED[0], title: VIEWED[1] },
]
const REGISTRATION: ShopLink = { to: '/registration', title: 'Регистрация' }
const BRANDS: ShopLink = { to: '/catalog-list#brands', title: 'Бренды' }
/** «© 2008—…» (001 §9). */
const FIRST_YEAR = 2008

/** Who sells here, how to reach them, and the pages that exist (SHELL-036): those of the shop first, then those of the parts. */
export function Footer() {
  const { shop, platform } = useKernel()
  const hasRoute = useHasRoute()
  const { state } = useSession()
  // A shop may take nobody new (AMB-12), and who has an account needs no other.
  const own = shop.REGISTRATION === 'N' || state === 'customer' ? LINKS : [...LINKS, REGISTRATION]
  const { buyer, company } = useContentLinks()
  const exists = ({ to }: ShopLink) => hasRoute(to)
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
        <FooterGroup title={contentLinkTexts.buyer} links={[...buyer, ...own].filter(exists)} />
        <FooterGroup title={contentLinkTexts.company} links={[...company, BRANDS].filter(exists)} />
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
