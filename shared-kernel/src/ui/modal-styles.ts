import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  background: var(--overlay);
  transition: opacity var(--t-base);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

export const Viewport = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding: 72px 16px 24px;
  overflow: auto;
  &[data-size='xl'] {
    padding-top: 32px;
  }
  ${media.phone} {
    align-items: flex-end;
    &,
    &[data-size='xl'] {
      padding: 0;
    }
  }
`

export const Popup = styled.div`
  width: 100%;
  max-width: var(--modal-s);
  border-radius: var(--r-xl);
  background: var(--bg-surface);
  box-shadow: var(--sh-l);
  /* Seen in forced colours. */
  outline: 1px solid transparent;
  transition:
    opacity var(--t-base) var(--ease-out),
    transform var(--t-base) var(--ease-out);
  &[data-size='m'] {
    max-width: var(--modal-m);
  }
  &[data-size='l'] {
    max-width: var(--modal-l);
  }
  &[data-size='palette'] {
    display: flex;
    flex-direction: column;
    max-width: 840px;
    max-height: calc(100dvh - 112px);
    margin-top: 16px;
    overflow: hidden;
  }
  &[data-size='xl'] {
    display: flex;
    flex-direction: column;
    max-width: 1080px;
    max-height: calc(100dvh - 56px);
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(-4px);
  }
  ${media.phone} {
    display: flex;
    flex-direction: column;
    max-height: 94vh;
    border-radius: 12px 12px 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    transition-duration: var(--t-slow);
    &,
    &[data-size] {
      max-width: none;
      max-height: 94vh;
    }
    &[data-size='palette'] {
      height: 100dvh;
      max-height: none;
      margin: 0;
      border-radius: 0;
    }
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 1;
      transform: translateY(100%);
    }
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 18px 16px 0 24px;
  > h2 {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  ${media.phone} {
    padding: 14px 6px 0 16px;
    > h2 {
      font-size: 18px;
      line-height: 24px;
    }
  }
`

export const Body = styled.div`
  padding: 14px 24px 24px;
  ${media.phone} {
    overflow-y: auto;
    padding: 14px 16px 20px;
  }
  &[data-bare] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    padding: 0;
    overflow: hidden;
  }
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 24px;
  border-top: 1px solid var(--border);
  ${media.phone} {
    padding: 12px 16px;
  }
`
