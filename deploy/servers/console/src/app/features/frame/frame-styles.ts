import { styled } from '@prilavok/shared-kernel/styled'

/** A dark bar, so that nobody takes the console for the shop (kit, «Rollout console»). */
export const Bar = styled.header`
  --focus: var(--n-0);
  display: flex;
  align-items: center;
  gap: 18px;
  min-height: 52px;
  padding: 0 20px;
  background: var(--n-900);
  color: var(--n-0);
  > b {
    font-weight: 600;
    white-space: nowrap;
  }
  nav {
    display: flex;
    flex: 1;
    gap: 18px;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: flex;
    flex: none;
    align-items: center;
    height: 52px;
    color: var(--n-300);
    white-space: nowrap;
    outline-offset: -2px;
  }
  a:hover {
    color: var(--n-0);
  }
  a[aria-current='page'] {
    color: var(--n-0);
    box-shadow: inset 0 -2px 0 var(--n-0);
  }
  > a,
  > button {
    flex: none;
    font-size: 13px;
    white-space: nowrap;
  }
  > button {
    min-height: 32px;
    padding: 0 8px;
    color: var(--n-300);
  }
  > button:hover {
    color: var(--n-0);
  }
  /* The name: on a narrow screen the button of the logout stays beside it. */
  > a {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (max-width: 1023px) {
    flex-wrap: wrap;
    gap: 0 14px;
    padding: 0 12px;
    > b {
      flex: 1;
    }
    > a {
      display: block;
      flex: 0 1 auto;
      min-width: 0;
      max-width: 42vw;
      line-height: 52px;
    }
    nav {
      order: 1;
      flex: 1 0 100%;
      a {
        height: 44px;
      }
    }
  }
`
export const SkipLink = styled.a`
  position: absolute;
  top: -60px;
  left: 12px;
  z-index: var(--z-modal);
  padding: 8px 12px;
  border-radius: var(--r-m);
  background: var(--bg-surface);
  &:focus {
    top: 8px;
  }
`
export const Main = styled.main`
  max-width: 1760px;
  margin: 0 auto;
  padding: 16px 20px 32px;
  @media (max-width: 767px) {
    padding: 12px 12px 32px;
  }
`
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  margin-bottom: 12px;
  h1 {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
  }
`
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  input,
  select {
    width: auto;
  }
  input[type='search'] {
    width: 19em;
    max-width: 100%;
  }
  @media (max-width: 767px) {
    > [role='group'] {
      margin: 0 -12px;
      padding: 3px 12px;
    }
  }
`
/** A white surface that scrolls sideways alone, never the page. */
export const tableStyles = `
  position: relative;
  overflow-x: auto;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  table {
    width: 100%;
    border-collapse: collapse;
    text-align: left;
  }
  th,
  td {
    padding: 10px 12px;
    border-bottom: 1px solid var(--border-subtle);
    vertical-align: top;
  }
  thead th {
    background: var(--n-25);
    color: var(--n-700);
    font-size: 13px;
    font-weight: 500;
    white-space: nowrap;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tbody th {
    font-weight: 500;
  }
`
export const Mono = styled.span`
  font-family: var(--mono);
  font-size: 12px;
  line-height: 16px;
  overflow-wrap: break-word;
`
