import type { Brand } from '@prilavok/shared-kernel/contract'
import { formatNumber } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { brandsQuery } from '../../api/get-brands'
import { brandHref } from '../../model/page-hrefs'
import { brandsTexts } from './texts'

/** «Все бренды» leads here. */
const BRANDS_ID = 'brands'

const Root = styled.section`
  margin-top: 36px;
  scroll-margin-top: 120px;
  > h2 {
    margin-bottom: 12px;
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  > ul {
    columns: 5 200px;
    column-gap: 24px;
    padding: 16px;
    border: 1px solid var(--border);
    border-radius: var(--r-l);
    background: var(--bg-surface);
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    padding: 4px 0;
    break-inside: avoid;
  }
  small {
    font-size: 12px;
    line-height: 20px;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${media.compact} {
    li {
      padding: 8px 0;
    }
  }
  ${media.phone} {
    > h2 {
      font-size: 18px;
      line-height: 24px;
    }
    > ul {
      columns: 2;
      padding: 12px;
    }
  }
`

/** All brands of the shop, by name; each leads to its page (CAT-063). Nothing when there are none. */
export function BrandIndex() {
  const { data, error, isFetching, refetch } = useQuery(brandsQuery(useKernel()))
  const root = useRef<HTMLElement>(null)
  const linked = useLocation().hash === `#${BRANDS_ID}` && data !== undefined
  useEffect(() => {
    if (linked) root.current?.scrollIntoView()
  }, [linked])
  if (data?.ITEMS.length === 0) return null
  return (
    <Root id={BRANDS_ID} ref={root} aria-labelledby={`${BRANDS_ID}-title`}>
      <h2 id={`${BRANDS_ID}-title`}>{brandsTexts.title}</h2>
      {data ? (
        <ul>
          {data.ITEMS.map((brand: Brand) => (
            <li key={brand.ID}>
              <TextLink to={brandHref(brand)} quiet>
                {brand.NAME}
              </TextLink>
              <small>{formatNumber(brand.CNT)}</small>
            </li>
          ))}
        </ul>
      ) : error ? (
        <Panel>
          <ErrorState
            error={error}
            title={brandsTexts.failed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Panel>
      ) : (
        <div aria-busy>
          <SkeletonList rows={4} height={28} />
        </div>
      )}
    </Root>
  )
}
