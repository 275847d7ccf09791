import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'

export const Figure = styled.figure`
  position: relative;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  > figcaption {
    display: none;
  }
  ${media.phone} {
    margin: 0 -12px;
    border-right: 0;
    border-left: 0;
    border-radius: 0;
    > figcaption {
      display: block;
      position: absolute;
      bottom: 10px;
      left: 12px;
      font-size: 12px;
      line-height: 16px;
      color: var(--text-muted);
    }
  }
`

/** One photo wide; the others beside it. */
export const Slides = styled.div`
  display: flex;
  border-radius: inherit;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > div {
    position: relative;
    display: flex;
    flex: none;
    justify-content: center;
    width: 100%;
    padding: 24px;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  ${media.phone} {
    > div {
      padding: 12px;
    }
  }
`

/** Its icon stands in the corner, the whole photo can be pressed. */
export const ExpandButton = styled(IconButton)`
  && {
    position: absolute;
    inset: 0;
    align-items: flex-start;
    justify-content: flex-end;
    width: 100%;
    height: 100%;
    padding: 14px;
    border-radius: var(--r-l);
    background: none;
    cursor: zoom-in;
  }
  &&:focus-visible {
    outline-offset: -2px;
  }
  @media print {
    && {
      display: none;
    }
  }
`

export const ThumbRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
  > button {
    display: flex;
    flex-direction: column;
    gap: 4px;
    align-items: center;
    justify-content: center;
    width: 72px;
    height: 72px;
    border: 1px solid var(--border);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    color: var(--n-700);
    font-size: 11px;
    line-height: 13px;
    cursor: pointer;
  }
  > button:hover {
    border-color: var(--n-400);
  }
  > button[aria-current] {
    border-color: var(--accent-edge);
    box-shadow: 0 0 0 1px var(--accent-edge);
  }
  ${media.phone} {
    display: none;
  }
  @media print {
    display: none;
  }
`
