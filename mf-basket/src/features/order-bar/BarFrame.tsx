import { useFixedBar } from '@prilavok/shared-kernel/bars'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Container } from '@prilavok/shared-kernel/ui/container'
import type { OrderTrackProps } from '@prilavok/shared-kernel/ui/order-track'
import { OrderTrack, orderTrackState } from '@prilavok/shared-kernel/ui/order-track'
import type { ReactNode } from 'react'

interface BarFrameProps {
  label: string
  /** Before the sum, on wide screens. */
  lead?: ReactNode
  sum: string
  /** Why the button is disabled, where the track says nothing of it. */
  note?: string | undefined
  track: Omit<OrderTrackProps, 'labels' | 'message' | 'className'>
  /** Between the track and the button, on wide screens. */
  hint?: ReactNode
  button: ReactNode
  /** Only below 1200. */
  compactOnly?: boolean
}

const Root = styled.section`
  position: sticky;
  bottom: 0;
  z-index: var(--z-orderbar);
  margin-top: auto;
  background: var(--bg-surface);
  box-shadow: var(--sh-up);
  outline: 1px solid transparent;
  ${media.desktop} {
    &[data-compact-only] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
  ${media.compact} {
    bottom: calc(var(--bottombar) + env(safe-area-inset-bottom));
  }
  ${media.low} {
    position: static;
  }
`
/** Above the bar; its own margin takes it to the end of a page that is shorter than the screen. */
const Gap = styled.div`
  flex: none;
  height: 32px;
  ${media.desktop} {
    &[data-compact-only] {
      display: none;
    }
  }
  ${media.compact} {
    height: 20px;
  }
`
const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: 28px;
  height: var(--orderbar);
  ${media.compact} {
    gap: 14px;
    height: 56px;
  }
  ${media.phone} {
    display: grid;
    grid-template: auto auto / minmax(0, 1fr) auto;
    align-content: center;
    gap: 0 12px;
    height: auto;
    min-height: 56px;
    padding-top: 6px;
    padding-bottom: 6px;
    > :last-child {
      grid-area: 1 / 2 / 3 / 3;
    }
    &[data-silent] {
      grid-template-rows: auto;
    }
    &[data-silent] > :last-child {
      grid-area: 1 / 2;
    }
  }
`
const Wide = styled.div`
  white-space: nowrap;
  ${media.compact} {
    display: none;
  }
`
const Sum = styled.b`
  font-size: 18px;
  line-height: 24px;
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  ${media.phone} {
    line-height: 22px;
  }
`
const Track = styled(OrderTrack)`
  flex: 0 1 auto;
  /* The message in one line, where there is room. */
  width: max-content;
  min-width: 340px;
  ${media.compact} {
    flex: 1;
    width: auto;
    min-width: 0;
    > p {
      overflow: hidden;
      font-size: 12px;
      line-height: 16px;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  ${media.phone} {
    > p {
      line-height: 14px;
      white-space: normal;
    }
    && > [data-track-line] {
      position: absolute;
      top: 0;
      right: 0;
      left: 0;
      height: 4px;
      margin: 0;
      border-radius: 0;
      > i {
        clip-path: inset(0 calc(100% - var(--at) * 100%) 0 0);
      }
      > u {
        top: 0;
        height: 7px;
        box-shadow: none;
      }
      > u:last-of-type {
        display: none;
      }
    }
  }
`
const Reason = styled.span`
  flex: 1;
  font-size: 12px;
  line-height: 16px;
  color: var(--warning-text);
`
const Push = styled.span`
  flex: 1;
  ${media.phone} {
    display: none;
  }
`

/** The bar at the bottom: sum, order track, one button. On phones the track is its top edge (kit §5). */
export function BarFrame({ label, lead, sum, note, track, hint, button, compactOnly }: BarFrameProps) {
  const state = orderTrackState(track)
  const silent = !note && (state === null || state.stage === 'enough')
  return (
    <>
      <Gap data-compact-only={compactOnly || undefined} />
      <Root {...useFixedBar('bottom')} aria-label={label} data-compact-only={compactOnly || undefined}>
        <Line data-silent={silent || undefined}>
          {lead && <Wide>{lead}</Wide>}
          <Sum>{sum}</Sum>
          {state !== null && <Track {...track} message="above" />}
          {state === null && (note ? <Reason>{note}</Reason> : <Push />)}
          {hint && <Wide style={{ marginLeft: 'auto' }}>{hint}</Wide>}
          {button}
        </Line>
      </Root>
    </>
  )
}
