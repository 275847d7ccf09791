import type { Section } from '@prilavok/shared-kernel/contract'
import { formatNumber } from '@prilavok/shared-kernel/format'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { SectionPicture } from './SectionPicture'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 12px;
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 76px;
    height: 100%;
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
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(158px, 1fr));
    gap: 8px;
    a {
      gap: 4px;
      min-height: 64px;
      padding: 8px 4px;
      font-size: 12px;
      line-height: 16px;
    }
    a > span:not(:last-child) {
      width: 28px;
      height: 28px;
    }
  }
`

export interface SectionTilesProps {
  sections: readonly Section[]
  /** Where a tile leads. @default the products of the section */
  hrefOf?: (section: Section) => string
  eager?: boolean
}

/** Sections as tiles with picture, name and count of products. */
export function SectionTiles({ sections, hrefOf = ({ ID }) => `/catalog/${ID}`, eager }: SectionTilesProps) {
  return (
    <Grid>
      {sections.map((section) => (
        <li key={section.ID}>
          <Link to={hrefOf(section)}>
            <SectionPicture path={section.PICTURE_PATH} eager={eager} />
            <span>
              {section.NAME}
              <small>{formatNumber(section.CNT)}</small>
            </span>
          </Link>
        </li>
      ))}
    </Grid>
  )
}
