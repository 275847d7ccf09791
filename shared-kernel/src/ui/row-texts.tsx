import { styled } from '@prilavok/shared-kernel/styled'
import { Icon, type IconName } from './icon'

/** Name of the product of a row, at most two lines of it. */
export const RowName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
`

/** Under it: the code, how it was found. A button in it looks like a link. */
export const RowMeta = styled.span`
  display: block;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  button {
    min-height: 24px;
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`

/** Why a row is not as it was asked for. A dearer price is neutral: prices are never red. */
export interface RowNoteProps {
  tone: 'neutral' | 'success' | 'info' | 'warning' | 'danger'
  icon: IconName
  text: string
}

const Root = styled.span`
  display: flex;
  gap: 5px;
  align-items: flex-start;
  margin-top: 2px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-secondary);
  &[data-tone='success'] {
    color: var(--success-text);
  }
  &[data-tone='info'] {
    color: var(--info-text);
  }
  &[data-tone='warning'] {
    color: var(--warning-text);
  }
  &[data-tone='danger'] {
    color: var(--danger-text);
  }
`

/** A reason in a row (kit §13): the row itself is never coloured. */
export function RowNote({ tone, icon, text }: RowNoteProps) {
  return (
    <Root data-tone={tone}>
      <Icon name={icon} size={16} />
      {text}
    </Root>
  )
}
