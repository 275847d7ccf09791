import { useListKeys } from '@prilavok/shared-kernel/basket-lists'
import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { AddByCodeBody } from '../features/list-editor/AddByCodeBody'
import { AddByCodeFoot } from '../features/list-editor/AddByCodeFoot'
import { useCodeRows } from '../features/list-editor/model/use-code-rows'
import { addByCodeTexts } from '../features/list-editor/texts'

/** add-by-code: products by their six-digit codes, row by row or as a pasted list, into the basket all at once. */
export default function AddByCodeModal({ basket, close }: ModalProps['add-by-code'] & ModalFrame) {
  const codes = useCodeRows(basket, close)
  useListKeys({ submit: codes.add, undo: codes.takeBack })
  return (
    <Modal
      open
      onClose={close}
      title={addByCodeTexts.title}
      size="xl"
      footer={<AddByCodeFoot codes={codes} basket={basket} />}
    >
      <AddByCodeBody basket={basket} codes={codes} />
    </Modal>
  )
}
