import type { ModalProps } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { fileTexts } from './texts'

const List = styled.ul`
  display: grid;
  gap: 12px;
  > li {
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 500;
  }
  span {
    display: flex;
    gap: 4px;
    font-size: 13px;
    line-height: 18px;
    color: var(--danger-text);
  }
`

/** Files that are not taken, one line each with its reason (CAB-065). */
export function FileErrors({ files }: ModalProps['fileErrors']) {
  return (
    <List aria-label={fileTexts.notTaken}>
      {files.map(({ name, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files of one name may stand here, and the list never changes
        <li key={index}>
          <b>{name}</b>
          <span>
            <Icon name="alert" size={16} />
            {reason}
          </span>
        </li>
      ))}
    </List>
  )
}
