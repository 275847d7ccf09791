import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'
import { tableStyles } from './frame-styles'

const Box = styled.section(tableStyles)
const Stacked = styled(Box)`
  @media (max-width: 1023px) {
    table,
    tbody {
      display: block;
      min-width: 0;
    }
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(92px, auto) minmax(0, 1fr);
      gap: 4px 12px;
      padding: 12px;
      border-bottom: 1px solid var(--border-subtle);
    }
    tr:last-child {
      border-bottom: 0;
    }
    th[scope='row'] {
      grid-column: 1 / -1;
    }
    th[scope='row'],
    td {
      padding: 0;
      border: 0;
      text-align: left;
      white-space: normal;
    }
    td {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      overflow-wrap: anywhere;
    }
    td:empty {
      display: none;
    }
    td::before {
      content: attr(data-label);
      color: var(--text-muted);
    }
  }
`

interface TableBoxProps {
  label: string
  className?: string
  /** On a narrow screen each row stands as a block of lines; its cells name their column as `data-label`. */
  stacked?: boolean
  children: ReactNode
}

/** A table that scrolls sideways where it has no room; the keyboard reaches and scrolls it. */
export function TableBox({ label, className, stacked = false, children }: TableBoxProps) {
  const Root = stacked ? Stacked : Box
  return (
    <Root className={className} aria-label={label} tabIndex={0}>
      {children}
    </Root>
  )
}
