import { formatNumber } from '@prilavok/shared-kernel/format'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { useState } from 'react'
import type { SectionNode } from '../../model/section-tree'
import { moveByArrows } from './move-by-arrows'
import { sectionsTexts } from './texts'

const Root = styled.nav`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  max-height: min(640px, 76vh);
  > ul {
    overflow-y: auto;
    padding: 8px;
    border-right: 1px solid var(--border-subtle);
  }
  > ul a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 40px;
    padding: 8px 12px;
    border-radius: var(--r-m);
    color: inherit;
    text-decoration: none;
  }
  > ul a[data-open] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    font-weight: 500;
  }
  > ul a:focus-visible {
    outline-offset: -2px;
  }
  > div {
    overflow-y: auto;
    padding: 16px 24px 24px;
  }
  h2 {
    margin-bottom: 12px;
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  small {
    font-size: 12px;
    font-weight: 400;
    color: var(--text-muted);
  }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      display: none;
    }
  }
`
const Columns = styled.ul`
  columns: 3 220px;
  column-gap: 24px;
  > li {
    break-inside: avoid;
    padding-bottom: 14px;
  }
  > li > a {
    font-weight: 500;
  }
  li li {
    padding: 2px 0;
    font-size: 13px;
    color: var(--text-secondary);
  }
`

interface CatalogPanelProps {
  nodes: readonly SectionNode[]
  /** A link was followed. */
  onNavigate: () => void
}

/** Two panes: main sections, and what is under the one that is pointed at. Arrows move in a pane and across. */
export function CatalogPanel({ nodes, onNavigate }: CatalogPanelProps) {
  const [openId, setOpenId] = useState(nodes[0]?.section.ID)
  const open = nodes.find(({ section }) => section.ID === openId)
  return (
    <Root aria-label={sectionsTexts.menu} onKeyDown={moveByArrows}>
      <ul>
        {nodes.map(({ section }) => (
          <li key={section.ID}>
            <Link
              to={`/catalog/${section.ID}`}
              data-open={section.ID === openId || undefined}
              onPointerEnter={() => setOpenId(section.ID)}
              onFocus={() => setOpenId(section.ID)}
              onClick={onNavigate}
            >
              {section.NAME}
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      {open && (
        <div>
          <h2>
            <TextLink to={`/catalog/${open.section.ID}`} quiet onClick={onNavigate}>
              {open.section.NAME}
            </TextLink>{' '}
            <small>{formatNumber(open.section.CNT)}</small>
          </h2>
          <Columns>
            {open.children.map((child) => (
              <li key={child.section.ID}>
                <TextLink to={`/catalog/${child.section.ID}`} quiet onClick={onNavigate}>
                  {child.section.NAME}
                </TextLink>
                {child.children.length > 0 && (
                  <ul>
                    {child.children.map(({ section }) => (
                      <li key={section.ID}>
                        <TextLink to={`/catalog/${section.ID}`} quiet onClick={onNavigate}>
                          {section.NAME}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </Columns>
        </div>
      )}
    </Root>
  )
}
