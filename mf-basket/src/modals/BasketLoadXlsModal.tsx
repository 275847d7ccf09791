import type {
  BasketType,
  FromExcelResponse,
  ListFileResponse,
  ModalFrame,
  ModalProps,
} from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { type ReactNode, useState } from 'react'
import { FileSheet } from '../features/add-from-file/FileSheet'
import { LoadProgress } from '../features/add-from-file/LoadProgress'
import { countHidden, type Hidden, textOfCells, textOfSheet } from '../features/add-from-file/text-of-rows'
import { addFromFileTexts } from '../features/add-from-file/texts'
import { useListFile } from '../features/add-from-file/use-list-file'
import { ListModal } from '../features/list-editor/ListModal'
import { useList } from '../features/list-editor/model/use-list'

/** basketLoadXls: sends a workbook to be read, then shows what its rows are before they go into the basket. */
export default function BasketLoadXlsModal({
  basket,
  file,
  close,
}: ModalProps['basketLoadXls'] & ModalFrame) {
  const { reading, retry, readSheet } = useListFile(basket, file)
  if (reading.state === 'sent') {
    const { answer } = reading
    return <FileList key={answer.SHEET} {...{ basket, file, answer, close }} onSheet={readSheet} />
  }
  if (reading.state === 'added') return <AddedFile {...{ basket, close }} answer={reading.answer} />
  return (
    <FileModal {...{ basket, close }} isSending={reading.state === 'sending'}>
      <LoadProgress reading={reading} file={file} onRetry={retry} />
    </FileModal>
  )
}

interface FileListProps extends ModalFrame {
  basket: BasketType
  file: File
  answer: ListFileResponse
  onSheet: (sheet: number) => void
}

function FileList({ basket, file, answer, close, onSheet }: FileListProps) {
  const [taken, take] = useState<readonly Hidden[]>([])
  const { list, choose, isCodeChosen } = useList(textOfSheet(answer, taken))
  const hidden = { ...countHidden(answer), ...Object.fromEntries(taken.map((kind) => [kind, 0])) }
  const { leaveGuards } = useKernel()
  const sheet = (isEdited: boolean) => (
    <FileSheet
      {...{ answer, hidden }}
      onTakeHidden={(kind) => take([...taken, kind])}
      // What was typed goes with its sheet.
      onSheet={(other) => (isEdited ? leaveGuards.leave(() => onSheet(other)) : onSheet(other))}
    />
  )
  if (list)
    return (
      <ListModal {...{ list, basket, isCodeChosen, close }} title={file.name} onChoose={choose}>
        {sheet}
      </ListModal>
    )
  const nothing = { state: 'error', text: addFromFileTexts.nothing, mayRepeat: false } as const
  return (
    <FileModal {...{ basket, close }}>
      <LoadProgress reading={nothing} file={file} />
      {sheet(false)}
    </FileModal>
  )
}

interface AddedFileProps extends ModalFrame {
  basket: BasketType
  answer: FromExcelResponse
}

/** A file that is in the basket already, with those of its rows that are not. */
function AddedFile({ basket, answer: { ADDED, CHECK }, close }: AddedFileProps) {
  const left = CHECK.filter((row) => row.ROW > 0 && !isYes(row.ADDED))
  const rows = left.map(({ CODE, NAME = '', QUANTITY }) => [CODE, NAME, QUANTITY])
  const { list, choose, isCodeChosen } = useList(textOfCells([addFromFileTexts.columns, ...rows]))
  const note = (
    <Note tone={ADDED > 0 ? 'success' : 'warning'} role="status">
      {addFromFileTexts.added(ADDED)}
    </Note>
  )
  return list ? (
    <ListModal {...{ list, basket, isCodeChosen, close }} title={addFromFileTexts.title} onChoose={choose}>
      {note}
    </ListModal>
  ) : (
    <FileModal {...{ basket, close }}>{note}</FileModal>
  )
}

interface FileModalProps extends ModalFrame {
  basket: BasketType
  isSending?: boolean
  children: ReactNode
}

/** A file that is no list, not yet or not at all; then another one can be chosen. */
function FileModal({ basket, close, isSending = false, children }: FileModalProps) {
  const { modals } = useKernel()
  const chooseOther = () => {
    close()
    modals.open('add-from-file', { basket })
  }
  return (
    <Modal
      open
      onClose={close}
      title={addFromFileTexts.title}
      size="m"
      footer={
        <>
          <ModalClose>{isSending ? addFromFileTexts.stop : addFromFileTexts.close}</ModalClose>
          {!isSending && (
            <Button kind="primary" onClick={chooseOther}>
              {addFromFileTexts.other}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Modal>
  )
}
