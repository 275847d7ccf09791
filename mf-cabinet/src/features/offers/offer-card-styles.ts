import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  &[data-stale] {
    opacity: 0.5;
  }
  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`

/** A card is a list item; on phones the picture stands on the left, 96 px wide (kit §13). */
export const Card = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  > .picture {
    display: flex;
    justify-content: center;
    border-bottom: 1px solid var(--border-subtle);
    background: var(--n-25);
  }
  > .picture > img {
    display: block;
    width: 100%;
    height: 152px;
    object-fit: cover;
  }
  &[data-over] > .picture {
    filter: grayscale(1);
    opacity: 0.6;
  }
  > .about {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 6px;
    min-width: 0;
    padding: 14px 16px 16px;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  h2 > a {
    color: inherit;
    text-decoration: none;
  }
  h2 > a:hover {
    color: var(--accent-text);
  }
  > .about > p {
    margin: 0;
    color: var(--n-700);
    font-size: 13px;
    line-height: 18px;
  }
  ${media.phone} {
    flex-direction: row;
    > .picture {
      flex: none;
      width: 96px;
      border-right: 1px solid var(--border-subtle);
      border-bottom: 0;
    }
    > .picture {
      align-items: flex-start;
    }
    > .picture > img {
      height: 96px;
    }
    > .about {
      padding: 10px 12px 12px;
    }
  }
`
