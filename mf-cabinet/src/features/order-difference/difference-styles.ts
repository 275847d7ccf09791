import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { tableStyles } from '../../model/table-styles'

/** The two orders and what lies between them. */
export const Head = styled(Panel)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-bottom: 12px;
  > dl {
    margin: 0;
    padding: 14px 20px;
  }
  > dl + dl {
    border-left: 1px solid var(--border-subtle);
  }
  dt {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    margin: 3px 0 0;
  }
  dd > b {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  small {
    color: var(--text-muted);
    font-size: 12px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > dl {
      padding: 10px 12px;
    }
    > dl + dl {
      border-top: 1px solid var(--border-subtle);
      border-left: 0;
    }
  }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 12px;
  > p {
    flex: 1 1 240px;
    color: var(--text-muted);
  }
  @media print {
    > :not(p) {
      display: none;
    }
  }
`

export const Table = styled.table`
  ${tableStyles}
  small {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  td[data-difference] {
    font-weight: 600;
    white-space: nowrap;
  }
  [data-narrow] {
    display: none;
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
      grid-template-columns: 1fr 1fr 1fr;
      gap: 4px 12px;
      padding: 12px;
      border-bottom: 1px solid var(--border);
    }
    td {
      height: auto;
      padding: 0;
      border: 0;
    }
    td[data-right] {
      text-align: left;
    }
    td[data-product],
    td[data-change] {
      grid-column: 1 / -1;
    }
    [data-narrow] {
      display: block;
    }
  }
`
