import { formatNumber, NBSP } from '@prilavok/shared-kernel/format'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import type { SectionNode } from '../../model/section-tree'
import { SectionPicture } from './SectionPicture'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  > li {
    display: flex;
    gap: 16px;
    padding: 16px;
    border: 1px solid var(--border);
    border-radius: var(--r-l);
    background: var(--bg-surface);
  }
  > li > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    color: var(--accent-text);
  }
  small {
    font-size: 12px;
    font-weight: 400;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  li li {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    padding: 3px 0;
  }
  ul {
    margin-top: 6px;
  }
  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li li {
      padding: 7px 0;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    > li {
      padding: 12px;
      gap: 12px;
    }
  }
`

/** A section that has sections of its own opens them, a last one its products. */
const sectionHref = ({ section, children }: SectionNode): string =>
  children.length ? `/catalog-list/${section.ID}` : `/catalog/${section.ID}`

/** Sections, each with the sections right below it. */
export function SectionTree({ nodes }: { nodes: readonly SectionNode[] }) {
  return (
    <Grid>
      {nodes.map((node, at) => (
        <li key={node.section.ID}>
          <SectionPicture path={node.section.PICTURE_PATH} eager={at < 6} />
          <div>
            <h2>
              <Link to={sectionHref(node)}>{node.section.NAME}</Link>
              {NBSP}
              <small>{formatNumber(node.section.CNT)}</small>
            </h2>
            {node.children.length > 0 && (
              <ul>
                {node.children.map(({ section }) => (
                  <li key={section.ID}>
                    <TextLink to={`/catalog/${section.ID}`} quiet>
                      {section.NAME}
                    </TextLink>
                    <small>{formatNumber(section.CNT)}</small>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </Grid>
  )
}
