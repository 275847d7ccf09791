import type { ModalFrame } from '@prilavok/shared-kernel/contract'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { ReviewForm } from '../features/review/ReviewForm'
import { reviewTexts } from '../features/review/texts'

/** A review of the shop, written over any page. */
export default function ReviewModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title={reviewTexts.title} size="m">
      <ReviewForm onClose={close} />
    </Modal>
  )
}
