import type { Section } from '@prilavok/shared-kernel/contract'
import { formatNumber } from '@prilavok/shared-kernel/format'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { SectionPicture } from './SectionPicture'
import { tilesInRow } from './tiles-in-row'

/** Each tile says in how many it stands in its row (`tilesInRow`), so that every row reaches from edge to edge. */
const Root = styled.ul`
  --gap: 12px;
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  > li {
    --in-row: var(--in-wide);
    flex: 1 1 calc((100% - (var(--in-row) - 1) * var(--gap)) / var(--in-row) - 1px);
    display: grid;
    min-width: 0;
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 76px;
    padding: 10px 12px;
    border: 1px solid var(--border);
    border-radius: var(--r-l);
    background: var(--bg-surface);
    color: inherit;
    line-height: 18px;
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  a > :last-child {
    min-width: 0;
  }
  a:hover {
    border-color: var(--n-400);
  }
  small {
    display: block;
    margin-top: 2px;
    font-size: 12px;
    font-weight: 400;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${media.compact} {
    > li {
      --in-row: var(--in-tablet);
    }
  }
  ${media.phone} {
    --gap: 8px;
    > li {
      --in-row: var(--in-phone);
    }
    a {
      gap: 4px;
      min-height: 64px;
      padding: 8px 4px;
      font-size: 12px;
      line-height: 16px;
    }
  }
  @media (max-width: 339px) {
    > li {
      --in-row: 1;
    }
  }
`

const COLUMNS = { wide: 5, tablet: 3, phone: 2 }

/** Sections as tiles with picture, name and count of products. */
export function SectionTiles({ sections }: { sections: readonly Section[] }) {
  const inRow = {
    wide: tilesInRow(sections.length, COLUMNS.wide),
    tablet: tilesInRow(sections.length, COLUMNS.tablet),
    phone: tilesInRow(sections.length, COLUMNS.phone),
  }
  return (
    <Root>
      {sections.map((section, at) => (
        <li
          key={section.ID}
          style={{
            ['--in-wide' as string]: inRow.wide[at],
            ['--in-tablet' as string]: inRow.tablet[at],
            ['--in-phone' as string]: inRow.phone[at],
          }}
        >
          <Link to={`/catalog/${section.ID}`}>
            <SectionPicture path={section.PICTURE_PATH} />
            <span>
              {section.NAME}
              <small>{formatNumber(section.CNT)}</small>
            </span>
          </Link>
        </li>
      ))}
    </Root>
  )
}
