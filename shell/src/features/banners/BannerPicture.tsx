import type { Banner } from '@prilavok/shared-kernel/contract'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** Behind the text, from edge to edge; on phones below it. What it shows stands away from the text: that side stays in sight. */
const Picture = styled.img`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: right;
  &[data-align='right'] {
    object-position: left;
  }
  &[data-align='center'] {
    object-position: center;
  }
  ${media.phone} {
    position: static;
    z-index: auto;
    height: var(--picture-height);
  }
`

interface BannerPictureProps {
  banner: Banner
  /** Place that it is made for, px: the browser keeps its proportions. */
  width: number
  height: number
  /** `first`: the largest thing of the first screen; `now`: loads at once; `later`: when it comes near. @default 'later' */
  load?: 'first' | 'now' | 'later'
}

/** Picture of a banner, without a word of its own: the title says it all. Nothing where there is none, or it does not come. */
export function BannerPicture({ banner, width, height, load = 'later' }: BannerPictureProps) {
  const src = fileUrl(banner.PICTURE)
  if (!src) return null
  return (
    <Picture
      src={src}
      alt=""
      width={width}
      height={height}
      data-align={banner.ALIGN}
      loading={load === 'later' ? 'lazy' : undefined}
      fetchPriority={load === 'first' ? 'high' : undefined}
    />
  )
}
