import { styled } from '@prilavok/shared-kernel/styled'
import { Panel } from '@prilavok/shared-kernel/ui/panel'

/** Files of the shop on the left, those of the customer on the right; below 1360 under one another. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 16px;
  align-items: start;
  h2 {
    margin-bottom: 10px;
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  h2 > small {
    font-size: inherit;
    font-weight: 400;
    color: var(--text-muted);
  }
  @media (max-width: 1359px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-bottom: 10px;
  > :has(> input),
  > input {
    flex: 1 1 220px;
  }
`
/** Drop zone, files on their way, files that are there. */
export const Stack = styled.div`
  display: grid;
  gap: 12px;
  > p {
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  > p:empty {
    display: none;
  }
`
export const FileList = styled(Panel)`
  > ul > li {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: 8px 8px 8px 12px;
    border-bottom: 1px solid var(--border-subtle);
  }
  > ul > li:last-of-type {
    border-bottom: 0;
  }
  li > svg {
    flex: none;
    color: var(--n-600);
  }
  li > div {
    flex: 1;
    min-width: 0;
    font-size: 13px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  li > div > a {
    font-weight: 500;
  }
  li > div > small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
`
