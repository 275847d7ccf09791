import type { Banner } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { Slide } from './Slide'
import { bannersTexts } from './texts'
import { useSlides } from './use-slides'

const Root = styled.section`
  position: relative;
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--accent-border);
  border-radius: var(--r-xl);
`
const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  height: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`
/** Above the slides, so that the keyboard comes to it first; it stands below their text, in line with it, on phones below their picture. */
const Controls = styled.div`
  position: absolute;
  bottom: 12px;
  left: 32px;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 2px;
  border-radius: var(--r-l);
  background: var(--bg-surface);
  color: var(--n-700);
  font-size: 13px;
  ${media.phone} {
    bottom: 8px;
    left: 16px;
  }
  @media (scripting: none) {
    display: none;
  }
`

/**
 * The banners of MAIN: one at a time, by touch, by the buttons, by Tab through their links, and by themselves every five seconds
 * for one round, until the buyer stops them or has the pointer or the keyboard there. Without scripts they scroll.
 */
export function MainSlider({ banners }: { banners: readonly Banner[] }) {
  const count = banners.length
  const { track, current, showed, playing, setPlaying, rotating, idle, goTo, onScroll, holding } =
    useSlides(count)
  const last = (current + count - 1) % count
  const next = (current + 1) % count
  const load = (at: number) => {
    if (at === 0) return 'first'
    return showed.includes(at) || (idle && (at === next || at === last)) ? 'now' : 'later'
  }
  const place = (at: number) => (count > 1 ? bannersTexts.place(at + 1, count) : undefined)
  return (
    <Root
      {...holding}
      aria-label={bannersTexts.slider}
      aria-roledescription={count > 1 ? bannersTexts.carousel : undefined}
    >
      {count > 1 && (
        <Controls>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? bannersTexts.pause : bannersTexts.play}
            onClick={() => setPlaying(!playing)}
          />
          <IconButton icon="chevron-left" label={bannersTexts.previous} onClick={() => goTo(last)} />
          <span className="num" aria-hidden>
            {bannersTexts.count(current + 1, count)}
          </span>
          <IconButton icon="chevron-right" label={bannersTexts.next} onClick={() => goTo(next)} />
          <VisuallyHidden aria-live={rotating ? 'off' : 'polite'}>
            {bannersTexts.current(bannersTexts.place(current + 1, count), banners[current]?.TITLE ?? '')}
          </VisuallyHidden>
        </Controls>
      )}
      <Track ref={track} onScroll={onScroll}>
        {banners.map((banner, at) => (
          <Slide
            key={banner.BANNER_ID}
            banner={banner}
            place={place(at)}
            showed={showed.includes(at)}
            load={load(at)}
          />
        ))}
      </Track>
    </Root>
  )
}
