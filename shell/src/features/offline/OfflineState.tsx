import { formatRecent } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { OfflineNote } from '@prilavok/shared-kernel/ui/offline-note'
import { useIsOffline } from './use-is-offline'
import { useNotePages, useSavedPages } from './use-saved-pages'
import { useShownAnswers } from './use-shown-answers'

/** Says while there is no connection what is shown, and what else can be; notes what can be while there is one. */
export default function OfflineState() {
  const { platform } = useKernel()
  const { TIME_ZONE } = useShop()
  const isOffline = useIsOffline()
  const shown = useShownAnswers(isOffline)
  const isMissing = shown === 'missing'
  const pages = useSavedPages(isMissing)
  useNotePages(isOffline)
  if (!isOffline) return null
  const timeOf = (at: number) => formatRecent(at, platform.now(), TIME_ZONE)
  return (
    <Container>
      <OfflineNote
        savedAt={typeof shown === 'number' ? timeOf(shown) : undefined}
        isMissing={isMissing}
        pages={pages.map(({ path, title, at }) => ({ path, title, savedAt: timeOf(at) }))}
      />
    </Container>
  )
}
