import { styled } from '@prilavok/shared-kernel/styled'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { type ReactNode, useId } from 'react'

const Root = styled.section`
  ${panelStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  outline: none;
  h2 {
    font-size: 20px;
    line-height: 26px;
    font-weight: 600;
  }
  h3 {
    margin-top: 8px;
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
`

interface SettingsBlockProps {
  /** Anchor of its tab. */
  id: string
  title: string
  children: ReactNode
}

/** A block of the settings that this part brings itself, in the look of those of mf-auth. */
export function SettingsBlock({ id, title, children }: SettingsBlockProps) {
  const titleId = useId()
  return (
    <Root data-pad id={id} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Root>
  )
}
