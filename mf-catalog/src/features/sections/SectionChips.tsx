import type { Section } from '@prilavok/shared-kernel/contract'
import { formatNumber } from '@prilavok/shared-kernel/format'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { sectionsTexts } from './texts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 28px;
    padding: 0 10px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    color: var(--n-800);
    font-size: 13px;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    border-color: var(--n-400);
    background: var(--n-50);
  }
  small {
    font-size: 12px;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${media.compact} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: 0 -24px;
    padding: 0 24px;
    mask: linear-gradient(to left, transparent, var(--n-900) 24px);
    scrollbar-width: none;
    a {
      height: 36px;
    }
  }
  ${media.phone} {
    margin: 0 -12px;
    padding: 0 24px 0 12px;
  }
  @media print {
    display: none;
  }
`

interface SectionChipsProps {
  /** Without a count where none is known. */
  sections: readonly (Omit<Section, 'CNT'> & { CNT?: number | undefined })[]
  /** Where a section leads. @default its products */
  hrefOf?: (section: Pick<Section, 'ID'>) => string
}

/** Sections as a line of links: children of a section, sections that a search found, sections of a brand. None without products. */
export function SectionChips({ sections, hrefOf = ({ ID }) => `/catalog/${ID}` }: SectionChipsProps) {
  const shown = sections.filter(({ CNT }) => CNT !== 0)
  if (shown.length === 0) return null
  return (
    <nav aria-label={sectionsTexts.sections}>
      <List>
        {shown.map((section) => (
          <li key={section.ID}>
            <Link to={hrefOf(section)}>
              {section.NAME}
              {section.CNT !== undefined && <small>{formatNumber(section.CNT)}</small>}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}
