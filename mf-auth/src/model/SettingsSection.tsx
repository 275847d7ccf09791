import { styled } from '@prilavok/shared-kernel/styled'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { type ReactNode, type Ref, useId } from 'react'

const Root = styled.section`
  ${panelStyles}
  display: grid;
  gap: 16px;
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  > header > h2 {
    font-size: 20px;
    line-height: 26px;
    font-weight: 600;
  }
`
interface SettingsSectionProps {
  title: string
  /** Right of the title. */
  action?: ReactNode
  /** To move the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A block of the settings of the cabinet. */
export function SettingsSection({ title, action, titleRef, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <Root data-pad aria-labelledby={id}>
      <header>
        <h2 id={id} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </Root>
  )
}
