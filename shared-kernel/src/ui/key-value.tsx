import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'

export interface KeyValueItem {
  label: string
  value: ReactNode
  /** The last, larger line under a rule: the total. */
  total?: boolean
}

export interface KeyValueProps {
  items: readonly KeyValueItem[]
  /** Values with a figure change while the page is open: a program that translates it leaves them alone. */
  sums?: boolean
  className?: string
}

const List = styled.dl`
  margin: 0;
  > div {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding: 4px 0;
  }
  dt {
    display: flex;
    flex: 1;
    align-items: baseline;
    gap: 8px;
    color: var(--text-muted);
  }
  dt::after {
    content: '';
    flex: 1;
    min-width: 12px;
    border-bottom: 1px dotted var(--n-300);
  }
  dd {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > [data-total] {
    margin-top: 8px;
    padding-top: 12px;
    border-top: 1px solid var(--border);
    dt {
      color: var(--text);
      font-size: 16px;
      line-height: 22px;
      font-weight: 600;
    }
    dt::after {
      border: 0;
    }
    dd {
      font-size: 22px;
      line-height: 28px;
      font-weight: 600;
      white-space: nowrap;
    }
  }
`

/** Names and values joined by dotted leaders: sums of an order, properties of a product. */
export function KeyValue({ items, sums, className }: KeyValueProps) {
  return (
    <List className={className}>
      {items.map(({ label, value, total }) => (
        <div key={label} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd translate={sums && typeof value === 'string' && /\d/.test(value) ? 'no' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </List>
  )
}
