import type { Banner } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { OuterLink, TextLink } from '@prilavok/shared-kernel/ui/link'
import { BannerPicture } from './BannerPicture'
import { useBannerTarget } from './use-banner-target'

/** A link covers the whole card; its text stands on the ground of the picture, whatever that shows. */
const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  min-height: var(--banner-height);
  overflow: hidden;
  border: 1px solid var(--accent-border);
  border-radius: var(--r-xl);
  background: var(--accent-soft);
  --picture-height: 72px;
  &[data-align='right'] {
    justify-content: flex-end;
  }
  &[data-align='center'] {
    justify-content: center;
    text-align: center;
  }
  &:has(a:hover) {
    border-color: var(--accent-edge);
  }
  > p {
    max-width: var(--text-width);
    padding: 12px 20px;
    background: var(--accent-soft);
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
    overflow-wrap: break-word;
    text-wrap: balance;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    border-radius: inherit;
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    justify-content: space-between;
    > p {
      max-width: none;
      padding: 12px 12px 0;
      font-size: 14px;
      line-height: 18px;
    }
  }
`

interface BannerCardProps {
  banner: Banner
  /** Size of its picture, px. */
  size: readonly [width: number, height: number]
}

/** A banner that is one sentence beside a picture. */
export function BannerCard({ banner, size: [width, height] }: BannerCardProps) {
  const target = useBannerTarget(banner)
  const title = banner.TITLE
  return (
    <Root data-align={banner.ALIGN}>
      <p>
        {!target ? (
          title
        ) : 'to' in target ? (
          <TextLink to={target.to} quiet>
            {title}
          </TextLink>
        ) : (
          <OuterLink href={target.href} newTab quiet>
            {title}
          </OuterLink>
        )}
      </p>
      <BannerPicture banner={banner} width={width} height={height} />
    </Root>
  )
}
