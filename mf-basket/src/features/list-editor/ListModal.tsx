import { useListKeys } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { type ChosenColumns, hasForeignCodes, type PastedList } from '@prilavok/shared-kernel/contract/lists'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { type ReactNode, useRef } from 'react'
import { type Preview, usePreview } from './model/use-preview'
import { PreviewBody } from './PreviewBody'
import { PreviewFoot } from './PreviewFoot'
import { pasteTexts } from './texts'

interface ListModalProps {
  list: PastedList
  basket: BasketType
  /** Other columns of the list are chosen. */
  onChoose: (chosen: ChosenColumns) => void
  /** The buyer has said which column has the codes. */
  isCodeChosen: boolean
  close: () => void
  /** @default how many lines there are */
  title?: string
  /** Where the list comes from. */
  children?: ReactNode
}

function hasCodesOfOthers({ lines, columns }: PastedList, { counts, rows }: Preview): boolean {
  if (!columns || columns.code < 0 || counts.resolving > 0) return false
  const matches = new Map(rows.map(({ line, match }) => [line.number, match]))
  return hasForeignCodes(lines, (number) => {
    const match = matches.get(number)
    return typeof match === 'object' ? match : undefined
  })
}

/** What the lines of a list are, before they go into the basket all at once. */
export function ListModal({ list, basket, onChoose, isCodeChosen, close, title, children }: ListModalProps) {
  const firstRow = useRef<HTMLElement>(null)
  const found = usePreview(list.lines, basket, close)
  const isForeign = !isCodeChosen && found.added.size === 0 && hasCodesOfOthers(list, found)
  // Until it is known whose codes they are, nothing is ready.
  const preview = isForeign ? { ...found, ready: [], add: async () => undefined } : found
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
        {...{ preview, list, basket, firstRow, isForeign }}
        // Of what is in the basket already the columns are settled.
        onChoose={added.size > 0 ? undefined : onChoose}
      >
        {children}
      </PreviewBody>
    </Modal>
  )
}
