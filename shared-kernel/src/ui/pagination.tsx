import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import type { ReactNode } from 'react'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** After a click on a page, for focus and announcement; the link itself navigates. */
  onPage?: (page: number) => void
  /** Before the pages: «Показать ещё 36». */
  before?: ReactNode
  /** At the right end: range and page size. */
  after?: ReactNode
  /** Tells it from others of the page. @default 'Страницы' */
  label?: string
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 20px;
  > ol {
    display: flex;
    gap: 4px;
  }
  li > * {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 36px;
    height: 36px;
    padding: 0 8px;
    border-radius: var(--r-m);
    color: inherit;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover {
    background: var(--n-100);
  }
  a[aria-current] {
    background: var(--accent-fill);
    color: var(--on-accent);
  }
  li > span {
    color: var(--text-muted);
  }
  ${media.compact} {
    li > * {
      min-width: 44px;
      height: 44px;
    }
  }
  ${media.phone} {
    justify-content: center;
  }
  @media (max-width: 359px) {
    > ol {
      gap: 2px;
    }
    li > * {
      min-width: 40px;
      padding: 0 4px;
    }
  }
`
const After = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-left: auto;
  ${media.phone} {
    margin: 0;
  }
`

/** First, last, and up to five around the current; a gap of one page is shown as that page. */
export const pagesShown = (page: number, pageCount: number): (number | 'gap')[] => {
  const from = Math.max(1, Math.min(page - 1, pageCount - 3))
  const to = Math.min(pageCount, Math.max(page + 1, 4))
  const numbers = [...new Set([1, ...Array.from({ length: to - from + 1 }, (_, i) => from + i), pageCount])]
  return numbers.flatMap((n, i) => {
    const previous = numbers[i - 1] ?? 0
    if (n - previous === 2) return [n - 1, n]
    return n - previous > 2 ? ['gap' as const, n] : [n]
  })
}

/** Numbered links to the pages of a list; nothing when there is one page and nothing beside it. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  onPage,
  before,
  after,
  label = 'Страницы',
}: PaginationProps) {
  if (pageCount <= 1 && !before && !after) return null
  return (
    <Root aria-label={label}>
      {before}
      {pageCount > 1 && (
        <ol>
          {pagesShown(page, pageCount).map((n, i) =>
            n === 'gap' ? (
              <li key={`gap ${i < 3 ? 'before' : 'after'}`}>
                <span>…</span>
              </li>
            ) : (
              <li key={n}>
                <Link
                  to={hrefOf(n)}
                  aria-label={`Страница ${n}`}
                  aria-current={n === page ? 'page' : undefined}
                  onClick={() => onPage?.(n)}
                >
                  {n}
                </Link>
              </li>
            ),
          )}
        </ol>
      )}
      {after && <After>{after}</After>}
    </Root>
  )
}
