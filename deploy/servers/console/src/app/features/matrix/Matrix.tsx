import { styled } from '@prilavok/shared-kernel/styled'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Overview, PartName } from '../../../contract'
import { describeRule } from '../../model/describe-rule'
import { EVERY_SHOP } from '../../model/rules'
import { texts } from '../../texts'
import { Mono, tableStyles } from '../frame/frame-styles'
import { MatrixCell } from './MatrixCell'
import type { MatrixRow } from './matrix-row'
import { matrixTexts } from './texts'

const Box = styled.div`
  ${tableStyles}
  thead th:first-child {
    width: 168px;
  }
  thead th > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 400;
  }
  th small {
    display: block;
    color: var(--n-600);
    font-size: 11px;
    line-height: 14px;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  td {
    padding: 0;
    border-right: 1px solid var(--border-subtle);
  }
  tbody th {
    border-right: 1px solid var(--border-subtle);
    background: var(--bg-surface);
  }
  tbody tr[data-every] th,
  tbody tr[data-every] td {
    border-bottom: 2px solid var(--border);
  }
  @media (max-width: 1199px) {
    tr > :first-child {
      position: sticky;
      left: 0;
      z-index: 1;
    }
    thead th:first-child {
      width: 132px;
    }
  }
`

/** Twice its class: above what all tables have. */
const Grid = styled.table`
  && {
    min-width: 760px;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
  }
`

interface MatrixProps {
  overview: Overview
  parts: readonly PartName[]
  rows: readonly MatrixRow[]
  chosen: { shop: string; part: string } | undefined
  onChoose: (shop: string, part: PartName) => void
}

/** Which version of which part each supplier gets. A grid: Tab reaches one cell, arrows the others. */
export function Matrix({ overview, parts, rows, chosen, onChoose }: MatrixProps) {
  const table = useRef<HTMLTableElement>(null)
  const [position, setPosition] = useState({ row: 0, column: 0 })
  const current = {
    row: Math.min(position.row, rows.length - 1),
    column: Math.min(position.column, parts.length - 1),
  }
  const press = (event: KeyboardEvent) => {
    const { row, column } = current
    const moves: Record<string, [number, number]> = {
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      Home: [event.ctrlKey ? 0 : row, 0],
      End: [event.ctrlKey ? rows.length - 1 : row, parts.length - 1],
    }
    const to = moves[event.key]
    if (!to) return
    event.preventDefault()
    const cell = table.current?.tBodies[0]?.rows[to[0]]?.cells[to[1] + 1]
    cell?.querySelector('button')?.focus()
  }
  const common = (part: PartName) =>
    overview.rules.find((rule) => rule.part === part && rule.shop === EVERY_SHOP)
  return (
    <Box>
      <Grid ref={table} role="grid" aria-label={matrixTexts.grid} onKeyDown={press}>
        <thead>
          <tr>
            <th scope="col">{texts.supplier}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {part.replace(/^mf-/, '')}
                <Mono title={describeRule(common(part))}>{describeRule(common(part))}</Mono>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ shop, cells }, row) => (
            <tr key={shop.domain} data-every={shop.domain === EVERY_SHOP || undefined}>
              <th scope="row">
                {shop.name}
                <small>{shop.domain === EVERY_SHOP ? matrixTexts.everyShopHint : shop.domain}</small>
              </th>
              {cells.map((cell, column) => (
                <td key={cell.part}>
                  <MatrixCell
                    cell={cell}
                    label={matrixTexts.cell(shop.name, cell.part)}
                    chosen={chosen?.shop === shop.domain && chosen.part === cell.part}
                    current={current.row === row && current.column === column}
                    onChoose={() => onChoose(shop.domain, cell.part)}
                    onFocus={() => setPosition({ row, column })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Box>
  )
}
