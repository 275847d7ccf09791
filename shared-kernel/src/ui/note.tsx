import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import type { ReactNode, Ref } from 'react'
import { Icon } from './icon'

export interface NoteProps {
  /** @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  children: ReactNode
  /** On the right: a button or link. */
  action?: ReactNode
  id?: string
  /** `alert` for an error that appears after an action. */
  role?: 'alert' | 'status'
  className?: string
  ref?: Ref<HTMLDivElement>
  /** -1 for one that takes the focus of the form that it comes in place of. */
  tabIndex?: -1
}

const Root = styled.div`
  display: flex;
  gap: 10px;
  padding: 10px 12px;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  background: var(--n-50);
  color: var(--n-800);
  font-size: 13px;
  line-height: 18px;
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* A phone has no room beside the text. */
  ${media.phone} {
    flex-wrap: wrap;
    > div {
      flex-basis: calc(100% - 32px);
    }
  }
  &[data-tone='info'] {
    background: var(--info-soft);
    border-color: var(--info-border);
    > svg {
      color: var(--info-text);
    }
  }
  &[data-tone='success'] {
    background: var(--success-soft);
    border-color: var(--success-border);
    > svg {
      color: var(--success-text);
    }
  }
  &[data-tone='warning'] {
    background: var(--warning-soft);
    border-color: var(--warning-border);
    > svg {
      color: var(--warning-text);
    }
  }
  &[data-tone='danger'] {
    background: var(--danger-soft);
    border-color: var(--danger-border);
    > svg {
      color: var(--danger-text);
    }
  }
`
const ICONS = { neutral: 'info', info: 'info', success: 'done', warning: 'warning', danger: 'alert' } as const

/** A message in the flow of the page. */
export function Note({ tone = 'neutral', children, action, ...rest }: NoteProps) {
  return (
    <Root {...rest} data-tone={tone}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
      {action}
    </Root>
  )
}
