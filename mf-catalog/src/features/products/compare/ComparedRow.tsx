import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import type { ReactNode } from 'react'
import { compareTexts } from './texts'

interface ComparedRowProps {
  title: string
  /** IDs of the products that the columns hold. */
  columns: readonly number[]
  /** One a column. */
  cells: readonly ReactNode[]
  /** One a column; none where nothing is to be marked. */
  differs?: readonly boolean[]
}

/** A row of the comparison; what differs from the first column carries a dot, a weight and words (kit §13). */
export function ComparedRow({ title, columns, cells, differs = [] }: ComparedRowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, at) => (
        <td key={columns[at]} data-current={at === 0 || undefined} data-differs={differs[at] || undefined}>
          {differs[at] && (
            <>
              <span className="dot" aria-hidden />
              <VisuallyHidden>{compareTexts.differs}</VisuallyHidden>
            </>
          )}
          {cell}
        </td>
      ))}
    </tr>
  )
}
