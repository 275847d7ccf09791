import { styled } from '@prilavok/shared-kernel/styled'

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 14px 16px 10px;
  > b {
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
  > a {
    font-size: 13px;
    line-height: 18px;
  }
`
export const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto 32px;
    align-items: center;
    gap: 12px;
    padding: 8px 8px 8px 16px;
    border-top: 1px solid var(--border-subtle);
  }
  > li > a {
    display: -webkit-box;
    overflow: hidden;
    font-size: 13px;
    line-height: 18px;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > li > span:last-of-type {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
`
export const More = styled.p`
  padding: 10px 16px;
  border-top: 1px solid var(--border);
  font-size: 13px;
  line-height: 18px;
  color: var(--text-muted);
`
export const Foot = styled.div`
  padding: 12px 16px 16px;
  border-top: 1px solid var(--border);
  > p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: 10px;
  }
  > p > b {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > small {
    display: block;
    margin-top: 6px;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  > a,
  > button,
  > [data-tone] {
    margin-top: 12px;
  }
`
export const Rest = styled.div`
  padding: 0 16px 16px;
`
