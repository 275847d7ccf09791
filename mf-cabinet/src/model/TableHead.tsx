import type { SortOrder } from '@prilavok/shared-kernel/contract'
import { Icon } from '@prilavok/shared-kernel/ui/icon'

export interface Column<Sort extends string> {
  title: string
  /** Code that the API sorts by; without it the column is no button. */
  sort?: Sort
  /** Money and counts stand at the right. */
  right?: boolean
}

interface TableHeadProps<Sort extends string> {
  columns: readonly Column<Sort>[]
  /** By which the rows are sorted. */
  sort: Sort
  order: SortOrder
  onSort: (sort: Sort) => void
  /** A column of actions, without a name, at the end. */
  actions?: boolean
}

/** Names of a table's columns; those that the API sorts by are buttons. */
export function TableHead<Sort extends string>({
  columns,
  sort: current,
  order,
  onSort,
  actions,
}: TableHeadProps<Sort>) {
  const direction = order === 'ASC' ? 'ascending' : 'descending'
  return (
    <thead>
      <tr>
        {columns.map(({ title, sort, right }) => (
          <th
            key={title}
            scope="col"
            data-right={right || undefined}
            aria-sort={sort === current ? direction : undefined}
          >
            {sort ? (
              <button type="button" onClick={() => onSort(sort)}>
                {title}
                {sort === current && <Icon name={order === 'ASC' ? 'arrow-up' : 'arrow-down'} size={14} />}
              </button>
            ) : (
              title
            )}
          </th>
        ))}
        {actions && <td />}
      </tr>
    </thead>
  )
}
