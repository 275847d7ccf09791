import type { ModalFrame } from '@prilavok/shared-kernel/contract'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { EndSessions } from '../features/sessions/EndSessions'
import { sessionTexts } from '../features/sessions/texts'

/** «Выйти на всех устройствах» asks first: it cannot be undone. */
export default function EndSessionsModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title={sessionTexts.endAllTitle}>
      <EndSessions />
    </Modal>
  )
}
