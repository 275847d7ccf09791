import { styled } from '@prilavok/shared-kernel/styled'

/** For elements other than a `div`: `styled.form(panelStyles)`. */
export const panelStyles = `
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  &[data-pad] {
    padding: 20px;
  }
  @media (max-width: 767px) {
    &[data-pad] {
      padding: 16px;
    }
    &[data-bleed] {
      margin: 0 -12px;
      border-right: 0;
      border-left: 0;
      border-radius: 0;
    }
  }
`

/** A white surface with a border: blocks of a page, lists, cards. `data-pad` gives it 20 px inside (16 on phones). */
export const Panel = styled.div(panelStyles)
