import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { promoQuery } from '../../api/get-promo'
import { BannerCard } from './BannerCard'
import { MainSlider } from './MainSlider'

/** `data-both`: the slider with the others beside it; below it where the screen is narrow. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  --banner-height: 138px;
  --text-width: 62%;
  ${media.desktop} {
    &[data-both] {
      grid-template-columns: minmax(0, 1fr) 336px;
    }
    &[data-both] > div:last-child {
      flex-direction: column;
    }
  }
  ${media.tablet} {
    --banner-height: 112px;
  }
  ${media.phone} {
    gap: 8px;
    --banner-height: 0;
  }
`
const Side = styled.div`
  display: flex;
  gap: 12px;
  ${media.phone} {
    gap: 8px;
    overflow-x: auto;
    scrollbar-width: none;
    > div {
      flex-basis: 148px;
      flex-shrink: 0;
    }
  }
`
const Waiting = styled(Skeleton)`
  height: 288px;
  border-radius: var(--r-xl);
  ${media.phone} {
    height: 296px;
  }
`

/** Width and height of a picture beside the slider, px. */
const SIDE = [336, 138] as const

/** The slider of the home page and what stands beside it; nothing where the shop has neither (000 §3). */
export function MainBanners() {
  const { data, isPending } = useQuery(promoQuery(useKernel()))
  if (isPending)
    return (
      <div data-main aria-busy>
        <Waiting />
      </div>
    )
  const slides = data?.ITEMS.MAIN ?? []
  const beside = data?.ITEMS.MAIN_RIGHT ?? []
  if (slides.length + beside.length === 0) return null
  return (
    <Root data-main data-both={slides.length > 0 && beside.length > 0 ? '' : undefined}>
      {slides.length > 0 && (
        // Other banners than before begin with the first one again (001 §4).
        <MainSlider key={slides.map(({ BANNER_ID }) => BANNER_ID).join()} banners={slides} />
      )}
      {beside.length > 0 && (
        <Side>
          {beside.map((banner) => (
            <BannerCard key={banner.BANNER_ID} banner={banner} size={SIDE} />
          ))}
        </Side>
      )}
    </Root>
  )
}
