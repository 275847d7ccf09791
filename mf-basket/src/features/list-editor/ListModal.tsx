import { useListKeys } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { type ChosenColumns, hasForeignCodes, type PastedList } from '@prilavok/shared-kernel/contract/lists'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { type ReactNode, useRef } from 'react'
import { countStates } from './model/count-states'
import { isEdited } from './model/preview-row'
import { type Preview, usePreview } from './model/use-preview'
import type { RowView } from './model/view-rows'
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
  /** Where the list comes from; `isEdited`: the buyer would lose something with it. */
  children?: ReactNode | ((isEdited: boolean) => ReactNode)
}

function hasCodesOfOthers({ lines }: PastedList, { rows }: Preview): boolean {
  const matches = new Map(rows.map(({ line, match }) => [line.number, match]))
  return hasForeignCodes(lines, (number) => {
    const match = matches.get(number)
    return typeof match === 'object' ? match : undefined
  })
}

/** Until it is known whose codes they are nothing goes into the basket. @param isAsked the buyer is to say it */
function withheld(found: Preview, isAsked: boolean): Preview {
  const views = isAsked
    ? found.views.map((view): RowView => (view.state === 'ready' ? { ...view, state: 'asked' } : view))
    : found.views
  return { ...found, views, counts: countStates(views), ready: [], sum: 0, add: async () => undefined }
}

/** What the lines of a list are, before they go into the basket all at once. */
export function ListModal({ list, basket, onChoose, isCodeChosen, close, title, children }: ListModalProps) {
  const firstRow = useRef<HTMLElement>(null)
  const found = usePreview(list.lines, basket, close)
  const mayBeForeign = !isCodeChosen && found.added.size === 0 && (list.columns?.code ?? -1) >= 0
  const isResolving = found.counts.resolving > 0
  const isForeign = mayBeForeign && !isResolving && hasCodesOfOthers(list, found)
  const preview = isForeign || (mayBeForeign && isResolving) ? withheld(found, isForeign) : found
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
        {typeof children === 'function' ? children(found.rows.some(isEdited)) : children}
      </PreviewBody>
    </Modal>
  )
}
