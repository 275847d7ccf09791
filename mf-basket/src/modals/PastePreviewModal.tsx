import { useListKeys } from '@prilavok/shared-kernel/basket-lists'
import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { useState } from 'react'
import { ListModal } from '../features/list-editor/ListModal'
import { useList } from '../features/list-editor/model/use-list'
import { PasteText } from '../features/list-editor/PasteText'
import { pasteTexts } from '../features/list-editor/texts'

/** pastePreview: what the lines of a pasted list are, before they go into the basket all at once. */
export default function PastePreviewModal({
  text: pasted,
  basket,
  close,
}: ModalProps['pastePreview'] & ModalFrame) {
  const [checked, check] = useState(pasted)
  const { list, choose, isCodeChosen } = useList(checked)
  return list ? (
    <ListModal {...{ list, basket, isCodeChosen, close }} onChoose={choose} />
  ) : (
    <TextModal {...{ checked, check, close }} />
  )
}

interface TextModalProps extends ModalFrame {
  /** In which there is nothing to order. */
  checked: string
  check: (text: string) => void
}

function TextModal({ checked, check, close }: TextModalProps) {
  const [text, setText] = useState(checked)
  useListKeys({ submit: () => check(text) })
  return (
    <Modal
      open
      onClose={close}
      title={pasteTexts.insert}
      size="m"
      footer={
        <>
          <ModalClose>{pasteTexts.cancel}</ModalClose>
          <Button kind="primary" onClick={() => check(text)}>
            {pasteTexts.check}
          </Button>
        </>
      }
    >
      <PasteText text={text} empty={text.trim() !== '' && text === checked} onChange={setText} />
    </Modal>
  )
}
