import type { BannerPlacement } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { useQuery } from '@tanstack/react-query'
import { promoQuery } from '../../api/get-promo'
import { BannerCard } from './BannerCard'

/** Side by side as far as each has room for a sentence and a picture. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  --banner-height: 144px;
  --text-width: 50%;
  > div {
    flex-basis: 480px;
  }
  ${media.desktop} {
    > div > p {
      padding: 16px 8px 16px 32px;
      font-size: 20px;
      line-height: 26px;
    }
  }
  ${media.phone} {
    gap: 8px;
    --banner-height: 0;
    > div {
      flex-basis: 240px;
    }
  }
`

/** Width and height of a picture between the blocks of a page, px. */
const STRIP = [1360, 144] as const

interface SectionBannersProps {
  placement: Exclude<BannerPlacement, 'MAIN' | 'MAIN_RIGHT'>
}

/** Banners between two blocks of the home page; nothing, and no gap, where there are none. */
export function SectionBanners({ placement }: SectionBannersProps) {
  const { data } = useQuery(promoQuery(useKernel()))
  const banners = data?.ITEMS[placement]
  if (!banners?.length) return null
  return (
    <Root>
      {banners.map((banner) => (
        <BannerCard key={banner.BANNER_ID} banner={banner} size={STRIP} />
      ))}
    </Root>
  )
}
