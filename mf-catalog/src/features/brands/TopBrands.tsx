import type { Brand } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '../../api/get-brands'
import { brandHref } from '../../model/page-hrefs'
import { brandsTexts } from './texts'

/** Two lines of them on a desk. */
const SHOWN = 18

const Root = styled.section`
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 12px;
    font-size: 13px;
  }
  h2 {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  li > a {
    display: block;
    padding: 8px 14px;
    border: 1px solid var(--border);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    color: inherit;
    text-decoration: none;
  }
  li > a:hover {
    border-color: var(--n-400);
  }
  ${media.phone} {
    h2 {
      font-size: 18px;
      line-height: 24px;
    }
  }
`

const largestFirst = (brands: readonly Brand[]) => [...brands].sort((one, other) => other.CNT - one.CNT)

/** The brands with most products, on the home page, and the way to all (AMB-70). */
export function TopBrands() {
  const { data, isError } = useQuery(brandsQuery(useKernel()))
  if (isError || data?.ITEMS.length === 0) return null
  return (
    <Root aria-labelledby="top-brands">
      <div>
        <h2 id="top-brands">{brandsTexts.title}</h2>
        <TextLink to="/catalog-list#brands">{brandsTexts.all}</TextLink>
      </div>
      {data ? (
        <ul>
          {largestFirst(data.ITEMS)
            .slice(0, SHOWN)
            .map((brand) => (
              <li key={brand.ID}>
                <Link to={brandHref(brand)}>{brand.NAME}</Link>
              </li>
            ))}
        </ul>
      ) : (
        <Skeleton height={88} />
      )}
    </Root>
  )
}
