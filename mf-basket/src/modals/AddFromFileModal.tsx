import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { ChooseFile } from '../features/add-from-file/ChooseFile'
import { addFromFileTexts } from '../features/add-from-file/texts'

/** add-from-file: chooses a table of codes and counts; `basketLoadXls` sends it and shows its rows (AMB-40). */
export default function AddFromFileModal({ basket, close }: ModalProps['add-from-file'] & ModalFrame) {
  return (
    <Modal open onClose={close} title={addFromFileTexts.title} size="m">
      <ChooseFile basket={basket} close={close} />
    </Modal>
  )
}
