import { LATEST_ORDERS } from '@prilavok/shared-kernel/contract/page-sizes'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { tableStyles } from '../../model/table-styles'

/** Rows of a desktop that narrower screens leave out (AMB-14). */
const LEFT_OUT = `tr:nth-of-type(n + ${LATEST_ORDERS.narrow + 1})`
const LAST_SHOWN = `tr:nth-of-type(${LATEST_ORDERS.narrow})`

/** A row an order; on phones its number and date stand above its status and sum. */
export const Table = styled.table`
  ${tableStyles}
  td:first-of-type > a {
    font-weight: 500;
  }
  [data-sum] {
    text-align: right;
  }
  td[data-sum] {
    font-weight: 600;
  }
  [data-action] {
    width: 56px;
  }
  ${media.compact} {
    tbody > ${LEFT_OUT} {
      display: none;
    }
    tbody > ${LAST_SHOWN} > td {
      border-bottom: 0;
    }
  }
  ${media.phone} {
    display: block;
    thead,
    [data-buyer],
    [data-action] {
      display: none;
    }
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 6px 12px;
      padding: 12px;
      border-bottom: 1px solid var(--border-subtle);
    }
    tr:last-of-type,
    ${LAST_SHOWN} {
      border-bottom: 0;
    }
    td {
      height: auto;
      padding: 0;
      border: 0;
    }
    td:nth-of-type(2) {
      text-align: right;
    }
  }
`
