import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { tableStyles } from '../../model/table-styles'

/** One class for the whole table: many rows render on the server. */
export const Table = styled.table`
  ${tableStyles}
  td[data-number] > label {
    display: inline-flex;
    margin-right: 8px;
    vertical-align: middle;
  }
  td small {
    display: block;
    overflow: hidden;
    max-width: 180px;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td[data-wide] > span {
    display: block;
    min-width: 110px;
    max-width: 190px;
  }
  td[data-number] > a,
  td[data-status] a {
    color: var(--accent-text);
    font-weight: 600;
  }
  td[data-status] > span {
    display: inline-flex;
    flex-direction: column;
    align-items: flex-start;
  }
  td[data-status] a {
    padding: 3px 0;
    font-size: 13px;
    line-height: 18px;
  }
  td[data-number] > a:hover,
  td[data-status] a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  td[data-action] > div {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    vertical-align: middle;
  }
  td[data-sum] > b {
    font-weight: 600;
  }
  [data-narrow],
  td[data-sum] b > span {
    display: none;
  }
  ${media.tablet} {
    [data-wide],
    td[data-action] span,
    th:nth-of-type(4) {
      display: none;
    }
    /* Names and the longest status make room for the actions. */
    td[data-date] small {
      max-width: 148px;
    }
    td[data-status] > span > span {
      height: auto;
      padding-top: 2px;
      padding-bottom: 2px;
      white-space: normal;
    }
    th,
    td {
      padding-right: 8px;
      padding-left: 8px;
    }
  }
  ${media.phone} {
    display: block;
    > thead {
      display: none;
    }
    > tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, auto) minmax(0, 1fr);
      gap: 4px 12px;
      padding: 12px;
      border-bottom: 1px solid var(--border);
    }
    td {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
      gap: inherit;
      align-items: baseline;
      height: auto;
      padding: 0;
      border: 0;
    }
    td[data-right] {
      text-align: left;
    }
    [data-narrow] {
      display: inline;
      color: var(--text-muted);
      font-size: 13px;
      font-style: normal;
    }
    td[data-sum] b > span {
      display: inline;
    }
    td[data-wide] > span,
    td[data-date] small {
      max-width: none;
    }
    td[data-wide] small {
      font-size: inherit;
      line-height: inherit;
      color: inherit;
    }
    td[data-number] {
      display: flex;
      grid-column: 1;
      gap: 8px;
      align-items: center;
    }
    td[data-status] {
      display: flex;
      grid-row: 1;
      grid-column: 2;
      justify-content: flex-end;
    }
    td[data-status] > span {
      align-items: flex-end;
    }
    /* The longest status takes two lines on the narrowest phones. */
    td[data-status] > span > span {
      height: auto;
      min-height: 24px;
      white-space: normal;
    }
    td[data-action] {
      justify-items: end;
    }
    td[data-action] > div {
      grid-column: 2;
    }
  }
`
