import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { type CarouselType, carouselQuery } from '../api/get-carousel'
import { mainSectionsQuery } from '../api/get-main-sections'
import { AllLink } from '../features/products/AllLink'
import { type BlocksCode, FarBlocks } from '../features/products/FarBlocks'
import { LoyaltyPrices } from '../features/products/item/LoyaltyPrices'
import { ProductCarousel } from '../features/products/ProductCarousel'
import { SectionTiles } from '../features/sections/SectionTiles'
import { sectionsTexts } from '../features/sections/texts'
import { codeQuery } from '../model/code-query'
import { markHref } from '../model/page-hrefs'
import { texts } from '../texts'

/** AMB-52. */
const CAROUSELS: readonly CarouselType[] = ['hot', 'sale', 'new']

/** Of the brands, so that the page's end stays where it is when they come, px. */
const BRANDS_HEIGHT = 132

const lastViewedCode = codeQuery<BlocksCode>('last-viewed', async () => {
  const { LastViewed } = await import(/* webpackChunkName: "home-far" */ '../features/products/LastViewed')
  return { Blocks: LastViewed }
})
const topBrandsCode = codeQuery<BlocksCode>('top-brands', async () => {
  const { TopBrands } = await import(/* webpackChunkName: "home-far" */ '../features/brands/TopBrands')
  return { Blocks: TopBrands }
})

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
  ${media.phone} {
    gap: 28px;
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 12px;
  font-size: 13px;
  > h2 {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  ${media.phone} {
    > h2 {
      font-size: 18px;
      line-height: 24px;
    }
  }
`

export async function prefetch(kernel: Kernel): Promise<void> {
  await Promise.all([
    kernel.query.prefetchQuery(mainSectionsQuery(kernel)),
    ...CAROUSELS.map((type) => kernel.query.prefetchQuery(carouselQuery(kernel, type))),
  ])
}

/** The catalogue on the home page: sections, then what sells, what is cheap, what is new; banners of the shell between them. */
export default function HomeBlocks({ banners = [] }: SlotProps['home.blocks']) {
  const kernel = useKernel()
  return (
    <LoyaltyPrices>
      <NeedsScripts action={texts.item.adding} />
      <Blocks>
        <MainSections />
        {banners[0]}
        {CAROUSELS.map((type, at) => (
          <Fragment key={type}>
            <ProductCarousel
              title={texts.carousels[type]}
              query={carouselQuery(kernel, type)}
              aside={<AllLink to={markHref({ CODE: type })} title={texts.carousels[type]} />}
            />
            {banners[at + 1]}
          </Fragment>
        ))}
        <FarBlocks code={lastViewedCode} height={0} />
        <FarBlocks code={topBrandsCode} height={BRANDS_HEIGHT} />
      </Blocks>
    </LoyaltyPrices>
  )
}

/** The way into the catalogue; nothing when the shop has no sections yet. */
function MainSections() {
  const { data, error, isFetching, refetch } = useQuery(mainSectionsQuery(useKernel()))
  if (data?.ITEMS.length === 0) return null
  return (
    <section>
      <Head>
        <h2>{texts.catalog}</h2>
        <TextLink to="/catalog-list">{sectionsTexts.all}</TextLink>
      </Head>
      {data ? (
        <SectionTiles sections={data.ITEMS} />
      ) : error ? (
        <Panel>
          <ErrorState
            error={error}
            title={sectionsTexts.failed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Panel>
      ) : (
        <div aria-busy>
          <SkeletonList rows={2} height={76} gap={12} />
        </div>
      )}
    </section>
  )
}
