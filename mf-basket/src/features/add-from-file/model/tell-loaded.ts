import type { BasketType, ModalProps } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { addFromFileTexts } from '../texts'
import type { LoadedTable } from './loaded-table'
import { undoTable } from './undo-table'

/**
 * Says over the page what came of a file whose dialog is closed, with the way back; rows that were not added can be opened as a
 * list.
 */
export function tellLoaded(kernel: Kernel, basket: BasketType, table: LoadedTable): void {
  const { notices, modals, errors: reports } = kernel
  const { added, errors } = table
  const text = added > 0 ? addFromFileTexts.added(added) : addFromFileTexts.nothingAdded
  if (errors.length === 0) {
    const run = () =>
      void undoTable(kernel, basket, table).catch((error) => reports.report(error, { errors: 'notice' }))
    notices.show({ kind: 'success', text, saidBy: 'basket', action: { label: addFromFileTexts.undo, run } })
    return
  }
  const list = errors.map(({ CODE, QUANTITY }) => `${CODE}\t${QUANTITY}`).join('\n')
  notices.show({
    text: `${text}. ${addFromFileTexts.notAdded(errors.length)}`,
    saidBy: 'basket',
    lasting: true,
    action: {
      label: addFromFileTexts.openErrors,
      run: () => modals.open('pastePreview', { text: list, basket }),
    },
  })
}

/** Says over the page that a file whose dialog was closed meanwhile was not loaded, and sends it again as the same one. */
export function tellFailed(
  { notices, modals }: Kernel,
  props: ModalProps['basketLoadXls'],
  { text, mayRepeat }: { text: string; mayRepeat: boolean },
): void {
  const content = { kind: 'error', text: addFromFileTexts.failedOf(props.file.name, text) } as const
  const repeat = { label: addFromFileTexts.retry, run: () => modals.open('basketLoadXls', props) }
  notices.show(mayRepeat ? { ...content, lasting: true, action: repeat } : content)
}
