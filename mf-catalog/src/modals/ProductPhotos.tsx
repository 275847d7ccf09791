import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { PhotoViewer } from '../features/product/PhotoViewer'

/** Photos of a product, as large as the screen and larger. */
export default function ProductPhotos({ close, name, ...photos }: ModalProps['productPhotos'] & ModalFrame) {
  return (
    <Modal open onClose={close} size="l" title={name}>
      <PhotoViewer name={name} {...photos} />
    </Modal>
  )
}
