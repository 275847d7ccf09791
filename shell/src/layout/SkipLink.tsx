import { styled } from '@prilavok/shared-kernel/styled'

const Root = styled.a`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: var(--z-tooltip);
  padding: 10px 16px;
  border-radius: var(--r-m);
  background: var(--bg-inverse);
  color: var(--text-inverse);
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
  }
`

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return <Root href="#main">К содержанию</Root>
}
