import type { SlotName } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import type { ReactNode } from 'react'

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
const Row = styled.div`
  display: flex;
  padding: 4px 8px;
`
const Cell = styled.div`
  flex: 1;
`
/** What has failed, by the slots of the layout: in the small box nothing else says what it was. */
const FAILED: Partial<Record<SlotName, string>> = {
  'header.search': 'Поиск не загрузился',
  'header.basket': 'Корзина не загрузилась',
  'header.account': 'Вход не загрузился',
  'header.catalogMenu': 'Меню каталога не загрузилось',
  'page.orderBar': 'Сумма заказа не загрузилась',
  'palette.products': 'Товары не загрузились',
  'palette.sections': 'Разделы не загрузились',
  'palette.orders': 'Заказы не загрузились',
  'palette.actions': 'Часть действий не загрузилась',
}

/** The palette is a grid, in which everything stands in a row. */
const InGrid = ({ children }: { children: ReactNode }) => (
  <Row role="row">
    <Cell role="gridcell">{children}</Cell>
  </Row>
)

/** Stands in the place of a part that could not be loaded or rendered; the rest of the page works. */
export function PartFailure({ slot, onRetry }: PartFailureProps) {
  const failed = slot && FAILED[slot]
  if (failed) {
    const retry = (
      <Small type="button" onClick={onRetry}>
        <Icon name="refresh" size={16} />
        {failed}. Повторить
      </Small>
    )
    return slot.startsWith('palette.') ? <InGrid>{retry}</InGrid> : retry
  }
  return (
    <Container>
      <ErrorState title="Не удалось загрузить этот раздел" onRetry={onRetry}>
        Остальная часть магазина работает, товары в корзине сохранены.
      </ErrorState>
    </Container>
  )
}
