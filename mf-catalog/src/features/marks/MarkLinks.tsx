import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ProductBadge } from '@prilavok/shared-kernel/ui/product-badges'
import { useQuery } from '@tanstack/react-query'
import { marksQuery } from '../../api/get-marks'
import { markHref } from '../../model/page-hrefs'
import { marksTexts } from './texts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-bottom: 16px;
  a {
    display: block;
    text-decoration: none;
  }
  a > span {
    height: 28px;
    padding: 0 10px;
    line-height: 26px;
  }
  a:hover > span {
    border-color: var(--n-400);
  }
  ${media.compact} {
    gap: 8px;
    a > span {
      height: 36px;
      line-height: 34px;
    }
  }
`

/** Badges of the shop, each with the way to the products that carry it. Nothing when there are none or they cannot be had. */
export function MarkLinks() {
  const { data } = useQuery(marksQuery(useKernel()))
  if (!data || data.ITEMS.length === 0) return null
  return (
    <nav aria-label={marksTexts.label}>
      <List>
        {data.ITEMS.map((mark) => (
          <li key={mark.CODE}>
            <Link to={markHref(mark)}>
              <ProductBadge mark={mark} />
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}
