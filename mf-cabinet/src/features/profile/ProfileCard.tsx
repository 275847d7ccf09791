import { styled } from '@prilavok/shared-kernel/styled'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { type ReactNode, useId } from 'react'

const Root = styled.section`
  ${panelStyles}
  overflow-wrap: anywhere;
  > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 12px;
    margin-bottom: 6px;
  }
  h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  h2 + a {
    font-size: 13px;
    line-height: 24px;
  }
`

interface ProfileCardProps {
  title: string
  /** Beside the title: the page that says more of it. */
  link?: { to: string; title: string }
  children: ReactNode
}

/** A block at the side of the profile. */
export function ProfileCard({ title, link, children }: ProfileCardProps) {
  const id = useId()
  return (
    <Root data-pad aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {link && (
          <TextLink to={link.to} aria-label={`${link.title}: ${title}`}>
            {link.title}
          </TextLink>
        )}
      </div>
      {children}
    </Root>
  )
}
