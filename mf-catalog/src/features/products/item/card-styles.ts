import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** One styled element for a whole card. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 12px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  transition:
    border-color var(--t-fast),
    box-shadow var(--t-fast);
  &:hover {
    border-color: var(--n-400);
    box-shadow: var(--sh-s);
  }
  > .picture {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 148px;
    margin-bottom: 10px;
  }
  > .marks {
    position: absolute;
    top: 12px;
    right: 44px;
    left: 12px;
  }
  > .favourite {
    position: absolute;
    top: 6px;
    right: 6px;
    background: var(--bg-surface);
  }
  > .look {
    position: absolute;
    top: 120px;
    right: 12px;
    border: 1px solid var(--border);
    background: var(--bg-surface);
    opacity: 0;
    transition: opacity var(--t-fast);
  }
  &:hover > .look,
  > .look:focus-visible {
    opacity: 1;
  }
  @media (hover: none) {
    > .look {
      display: none;
    }
  }
  > .name {
    display: -webkit-box;
    overflow: hidden;
    min-height: 60px;
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  > .name:hover {
    color: var(--accent-text);
  }
  > .code {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    white-space: nowrap;
    margin: 4px 0 8px;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  > .price {
    flex-wrap: wrap;
    gap: 0 8px;
    margin: 8px 0 10px;
  }
  > .actions {
    display: flex;
    gap: 8px;
    margin-top: auto;
  }
  > .actions > button,
  > .actions > a {
    flex: none;
    width: 40px;
    padding: 0;
  }
  > .actions small {
    position: absolute;
    top: 100%;
    z-index: 1;
    padding: 1px 4px;
    border-radius: var(--r-xs);
    background: var(--bg-surface);
  }
  > .actions small:not([data-tone]) {
    display: none;
  }
  ${media.compact} {
    /* Between the picture and the name they have the whole width, and are read whole. */
    > .marks {
      position: static;
      margin-bottom: 6px;
    }
    > .marks:empty {
      display: none;
    }
    > .marks > span {
      flex-wrap: wrap;
    }
    > .marks > span > span {
      height: auto;
      white-space: normal;
    }
    > .picture > * {
      width: 108px;
      height: 108px;
    }
    > .actions > button,
    > .actions > a {
      width: 44px;
    }
  }
  ${media.phone} {
    padding: 10px;
    > .picture {
      height: 120px;
    }
    > .favourite {
      top: 2px;
      right: 2px;
    }
    > .name {
      min-height: 54px;
      font-size: 13px;
      line-height: 18px;
    }
  }
  @media (max-width: 359px) {
    padding: 8px;
    > .actions {
      gap: 4px;
    }
    > .actions > button,
    > .actions > a {
      width: 40px;
    }
  }
`
