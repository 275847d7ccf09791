import type { Banner } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { LinkButton, OuterLinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { BannerPicture } from './BannerPicture'
import { bannersTexts } from './texts'
import { useBannerTarget } from './use-banner-target'

/**
 * The text takes the side that ALIGN names, on the ground of the picture; the button's link covers the whole slide.
 * On phones a row below the picture is left to the slider's controls, which would cover it.
 */
const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: stretch;
  min-height: 288px;
  overflow: hidden;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  background: var(--accent-soft);
  --picture-height: 128px;
  &[data-align='right'] {
    justify-content: flex-end;
  }
  &[data-align='center'] {
    justify-content: center;
    text-align: center;
  }
  > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: 16px;
    width: 42%;
    padding: 28px 8px 60px 32px;
    background: var(--accent-soft);
  }
  &[data-align='center'] > div {
    align-items: center;
  }
  p {
    max-width: 100%;
    font-size: 28px;
    line-height: 34px;
    font-weight: 600;
    letter-spacing: -0.015em;
    overflow-wrap: break-word;
    text-wrap: balance;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.tablet} {
    min-height: 248px;
    p {
      font-size: 22px;
      line-height: 28px;
    }
  }
  ${media.phone} {
    flex-direction: column;
    justify-content: space-between;
    min-height: 296px;
    --picture-height: 104px;
    &[role='group'] {
      padding-bottom: 56px;
    }
    > div {
      flex: 1;
      justify-content: flex-start;
      gap: 12px;
      width: auto;
      max-width: none;
      padding: 16px 16px 12px;
    }
    p {
      font-size: 20px;
      line-height: 26px;
    }
  }
`

/** Width and height of its picture, px. */
const SIZE = [1360, 288] as const

interface SlideProps {
  banner: Banner
  /** Which of how many: «2 из 4»; nothing for the only one. */
  place: string | undefined
  /** Whether it has been the current one. */
  showed: boolean
  /** See `BannerPicture`. */
  load: 'first' | 'now' | 'later'
}

/** A slide of the home page's slider. */
export function Slide({ banner, place, showed, load }: SlideProps) {
  const { TITLE, ALIGN } = banner
  const target = useBannerTarget(banner)
  const slide = place && { role: 'group', 'aria-roledescription': bannersTexts.slide, 'aria-label': place }
  const more = { kind: 'primary', 'aria-label': bannersTexts.moreOf(TITLE) } as const
  return (
    <Root {...slide} data-align={ALIGN} data-showed={showed}>
      <div>
        <p>{TITLE}</p>
        {target &&
          ('to' in target ? (
            <LinkButton {...more} to={target.to}>
              {bannersTexts.more}
            </LinkButton>
          ) : (
            <OuterLinkButton {...more} href={target.href}>
              {bannersTexts.more}
            </OuterLinkButton>
          ))}
      </div>
      <BannerPicture banner={banner} width={SIZE[0]} height={SIZE[1]} load={load} />
    </Root>
  )
}
