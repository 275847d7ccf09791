import type { SlotName } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Icon } from '@prilavok/shared-kernel/ui/icon'

interface PartFailureProps {
  /** Given when the part fills a slot: then the failure takes no more room than the widget would. */
  slot?: SlotName
  onRetry: () => void
}

const Small = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  width: 100%;
  min-height: 44px;
  padding: 4px 8px;
  border: 1px dashed var(--border-strong);
  border-radius: var(--r-m);
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;
  &:hover {
    color: var(--text);
  }
`
const inLayout = (slot: SlotName) => slot.startsWith('header.') || slot === 'page.orderBar'

/** Stands in the place of a part that could not be loaded or rendered; the rest of the page works. */
export function PartFailure({ slot, onRetry }: PartFailureProps) {
  if (slot && inLayout(slot))
    return (
      <Small type="button" onClick={onRetry} title="Не удалось загрузить этот блок">
        <Icon name="refresh" size={16} />
        Повторить
      </Small>
    )
  return (
    <Container>
      <ErrorState title="Не удалось загрузить этот раздел" onRetry={onRetry}>
        Остальная часть магазина работает, товары в корзине сохранены.
      </ErrorState>
    </Container>
  )
}
