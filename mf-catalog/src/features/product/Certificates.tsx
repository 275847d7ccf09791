import type { Certificate } from '@prilavok/shared-kernel/contract'
import { formatFileSize } from '@prilavok/shared-kernel/format'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { productTexts } from './texts'

const List = styled.ul`
  > li {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    padding: 3px 0;
    font-size: 13px;
    line-height: 18px;
  }
  a {
    color: var(--accent-text);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small {
    margin-left: 6px;
    font-size: 13px;
    color: var(--text-muted);
    white-space: nowrap;
  }
`

/** Links to the certificates of a product with type and size (CAT-059). */
export function Certificates({ items }: { items: readonly Certificate[] }) {
  return (
    <List>
      {items.map(({ ID, NAME, PATH, SIZE, TYPE }) => (
        <li key={ID}>
          <Icon name="order" size={18} />
          <span>
            <a href={fileUrl(PATH) ?? undefined} target="_blank" rel="noreferrer" title={productTexts.newTab}>
              {NAME}
            </a>
            <small>{[TYPE.toUpperCase(), formatFileSize(SIZE)].filter(Boolean).join(', ')}</small>
          </span>
        </li>
      ))}
    </List>
  )
}
