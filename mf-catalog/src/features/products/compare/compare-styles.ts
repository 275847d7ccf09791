import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** Label column and one column a product; on phones two columns with the label above them. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: 14px;
  line-height: 20px;
  th,
  td {
    padding: 8px 16px;
    text-align: left;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  th[scope='row'],
  thead td {
    width: 178px;
  }
  th[scope='row'] {
    color: var(--text-muted);
    font-size: 13px;
  }
  tbody tr {
    border-top: 1px solid var(--border-subtle);
  }
  th[scope='col']:nth-of-type(1),
  td[data-current] {
    --picture-bg: none;
    --picture-blend: multiply;
    background: var(--n-25);
  }
  [data-differs] {
    font-weight: 600;
  }
  [data-differs] > .dot {
    display: inline-block;
    width: 7px;
    height: 7px;
    margin-right: 8px;
    border-radius: 2px;
    background: var(--info-solid);
    forced-color-adjust: none;
  }
  td > .price {
    display: inline-block;
    vertical-align: top;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    font-weight: 400;
    color: var(--text-muted);
  }
  ${media.phone} {
    &,
    thead,
    tbody {
      display: block;
    }
    thead td {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    th,
    td {
      min-width: 0;
      padding: 6px 12px;
    }
    th[scope='row'] {
      grid-column: 1 / 3;
      width: auto;
      padding-bottom: 0;
      font-size: 12px;
      line-height: 16px;
    }
  }
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 12px;
  > p {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-left: auto;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  > p::before {
    content: '';
    width: 7px;
    height: 7px;
    border-radius: 2px;
    background: var(--info-solid);
    forced-color-adjust: none;
  }
  ${media.phone} {
    > p {
      display: none;
    }
  }
`

export const ProductHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  font-size: 13px;
  line-height: 18px;
  > div {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 4px;
  }
  > div > span {
    padding: 0 6px;
    border: 1px solid var(--border);
    border-radius: var(--r-s);
    font-size: 12px;
    line-height: 18px;
    white-space: nowrap;
    color: var(--text-secondary);
  }
  > a {
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  > a:hover {
    color: var(--accent-text);
  }
  /* No room for the words between picture and heart. */
  ${media.phone} {
    > div {
      flex-wrap: wrap;
    }
    > div > span {
      order: 1;
    }
  }
`

export const Buy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  > small {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
    color: var(--success-text);
  }
  > small[data-unsent] {
    color: var(--warning-text);
  }
`
