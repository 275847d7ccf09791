import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { useCallback, useSyncExternalStore } from 'react'
import { Note } from './note'

/** Stays in sight in a long list. */
const Root = styled.div`
  position: sticky;
  top: 8px;
  z-index: 2;
  &:not(:empty) {
    margin: 12px 0;
  }
`

/** What `OfflineNote` says, whether there is a connection or not. */
export const OfflineNoteText = () => (
  <Note tone="warning">
    Нет связи. Цены и наличие на{'\u00a0'}странице могли устареть. Изменения корзины сохранены и{'\u00a0'}
    будут отправлены, когда связь появится.
  </Note>
)

/**
 * Says while there is no connection that what is shown may be old, and that what is changed is not lost. Stands empty before: screen
 * readers hear of what comes into it.
 */
export function OfflineNote() {
  const { platform } = useKernel()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [platform.onPage('online', listener), platform.onPage('offline', listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    [platform],
  )
  const online = useSyncExternalStore(
    subscribe,
    () => platform.isOnline(),
    () => true,
  )
  return <Root role="status">{!online && <OfflineNoteText />}</Root>
}
