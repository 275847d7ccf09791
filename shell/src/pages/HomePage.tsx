import type { PageHead } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Slot } from '@prilavok/shared-kernel/slots'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { promoQuery } from '../api/get-promo'
import { MainBanners } from '../features/banners/MainBanners'
import { SectionBanners } from '../features/banners/SectionBanners'
import { HowToOrder } from '../features/how-to-order/HowToOrder'

/** Widgets of slots stand in the grid themselves, so that one without content leaves no gap. */
const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
  padding-top: 20px;
  > [data-main] + div > section {
    margin-top: -24px;
  }
  ${media.phone} {
    gap: 28px;
    padding-top: 12px;
    > [data-main] + div > section {
      margin-top: -16px;
    }
  }
`

/** Between the blocks of the catalogue (000 §3). */
const BANNERS = [
  <SectionBanners key="1" placement="CATALOG_SECTION_1" />,
  <SectionBanners key="2" placement="CATALOG_SECTION_2" />,
  <SectionBanners key="3" placement="CATALOG_SECTION_3" />,
]

/** The home page: banners, and what the parts bring for it. */
export default function HomePage() {
  const shop = useShop()
  return (
    <Container>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {shop.NAME}: товары для офиса
      </VisuallyHidden>
      <Blocks>
        <MainBanners />
        <Slot name="home.repeat" props={{}} />
        <Slot name="home.blocks" props={{ banners: BANNERS }} />
        <HowToOrder />
      </Blocks>
    </Container>
  )
}

export const prefetch = (kernel: Kernel): Promise<void> => kernel.query.prefetchQuery(promoQuery(kernel))

/** The home page has no name of its own (AMB-49); addresses with marks of an advertisement are the same page. */
export const head = (): PageHead => ({ title: '', canonical: '/' })
