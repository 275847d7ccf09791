import { useListKeys } from '@prilavok/shared-kernel/basket-lists'
import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { type ChosenColumns, type PastedList, parseList } from '@prilavok/shared-kernel/contract/lists'
import { type KeyValueStore, useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { useRef, useState } from 'react'
import { choiceFor, rememberChoice } from '../features/list-editor/model/column-choices'
import { usePreview } from '../features/list-editor/model/use-preview'
import { PasteText } from '../features/list-editor/PasteText'
import { PreviewBody } from '../features/list-editor/PreviewBody'
import { PreviewFoot } from '../features/list-editor/PreviewFoot'
import { pasteTexts } from '../features/list-editor/texts'

/** The list of a text, by the columns that were chosen for lists of its shape. */
function listOf(store: KeyValueStore, text: string): PastedList | undefined {
  const found = parseList(text)
  const chosen = found.columns && choiceFor(store, found)
  const list = chosen ? parseList(text, chosen) : found
  return list.lines.length > 0 ? list : undefined
}

/** pastePreview: what the lines of a pasted list are, before they go into the basket all at once. */
export default function PastePreviewModal({
  text: pasted,
  basket,
  close,
}: ModalProps['pastePreview'] & ModalFrame) {
  const { local } = useKernel().platform
  const [text, setText] = useState(pasted)
  const [list, setList] = useState(() => listOf(local, pasted))
  const [empty, setEmpty] = useState(!list && pasted.trim() !== '')
  const firstRow = useRef<HTMLElement>(null)
  const preview = usePreview(list?.lines, basket, close)
  const check = () => {
    const found = listOf(local, text)
    setList(found)
    setEmpty(!found)
  }
  const choose = (changed: ChosenColumns) => {
    if (!list) return
    const chosen = { ...choiceFor(local, list), ...changed }
    rememberChoice(local, list, chosen)
    const next = parseList(text, chosen)
    setList(next.lines.length > 0 ? next : { ...next, lines: list.lines })
  }
  useListKeys({ submit: list ? preview.add : check, undo: preview.takeBack })
  if (list)
    return (
      <Modal
        open
        onClose={close}
        title={
          preview.added.size > 0
            ? pasteTexts.remaining(preview.counts.all)
            : pasteTexts.title(list.lines.length)
        }
        size="xl"
        initialFocus={firstRow}
        footer={<PreviewFoot preview={preview} basket={basket} />}
      >
        <PreviewBody
          {...{ preview, list, basket, firstRow }}
          onChoose={preview.added.size > 0 ? undefined : choose}
        />
      </Modal>
    )
  return (
    <Modal
      open
      onClose={close}
      title={pasteTexts.insert}
      size="m"
      footer={
        <>
          <ModalClose>{pasteTexts.cancel}</ModalClose>
          <Button kind="primary" onClick={check}>
            {pasteTexts.check}
          </Button>
        </>
      }
    >
      <PasteText
        text={text}
        empty={empty}
        onChange={(next) => {
          setText(next)
          setEmpty(false)
        }}
      />
    </Modal>
  )
}
