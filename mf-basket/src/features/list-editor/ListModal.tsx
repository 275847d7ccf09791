import { useListKeys } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { ChosenColumns, PastedList } from '@prilavok/shared-kernel/contract/lists'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { type ReactNode, useRef } from 'react'
import { usePreview } from './model/use-preview'
import { PreviewBody } from './PreviewBody'
import { PreviewFoot } from './PreviewFoot'
import { pasteTexts } from './texts'

interface ListModalProps {
  list: PastedList
  basket: BasketType
  /** Other columns of the list are chosen. */
  onChoose: (chosen: ChosenColumns) => void
  close: () => void
  /** @default how many lines there are */
  title?: string
  /** Where the list comes from. */
  children?: ReactNode
}

/** What the lines of a list are, before they go into the basket all at once. */
export function ListModal({ list, basket, onChoose, close, title, children }: ListModalProps) {
  const firstRow = useRef<HTMLElement>(null)
  const preview = usePreview(list.lines, basket, close)
  const { added, counts, add, takeBack } = preview
  useListKeys({ submit: add, undo: takeBack })
  const lines = added.size > 0 ? pasteTexts.remaining(counts.all) : pasteTexts.title(list.lines.length)
  return (
    <Modal
      open
      onClose={close}
      title={title ?? lines}
      size="xl"
      initialFocus={firstRow}
      footer={<PreviewFoot preview={preview} basket={basket} />}
    >
      <PreviewBody
        {...{ preview, list, basket, firstRow }}
        // Of what is in the basket already the columns are settled.
        onChoose={added.size > 0 ? undefined : onChoose}
      >
        {children}
      </PreviewBody>
    </Modal>
  )
}
