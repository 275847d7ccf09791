import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import type { RowNote } from './count-note'

const Root = styled.span`
  display: flex;
  gap: 5px;
  align-items: flex-start;
  margin-top: 2px;
  font-size: 12px;
  line-height: 16px;
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

/** A note under the name of a row. */
export const NoteLine = ({ tone, icon, text }: RowNote) => (
  <Root data-tone={tone}>
    <Icon name={icon} size={16} />
    {text}
  </Root>
)
