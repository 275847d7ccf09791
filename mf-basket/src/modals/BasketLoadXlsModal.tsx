import { useListKeys } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType, ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import type { ReactNode } from 'react'
import { AddByCodeBody } from '../features/add-by-code/AddByCodeBody'
import { AddByCodeFoot } from '../features/add-by-code/AddByCodeFoot'
import { useCodeRows } from '../features/add-by-code/model/use-code-rows'
import { LoadProgress } from '../features/add-from-file/LoadProgress'
import { LoadResult } from '../features/add-from-file/LoadResult'
import { givenRows } from '../features/add-from-file/model/given-rows'
import type { LoadedTable } from '../features/add-from-file/model/loaded-table'
import { tellLoaded } from '../features/add-from-file/model/tell-loaded'
import { useLoadTable } from '../features/add-from-file/model/use-load-table'
import { addFromFileTexts } from '../features/add-from-file/texts'

/** basketLoadXls: sends a table of codes and counts, then shows what came of it; rows with errors are mended in place. */
export default function BasketLoadXlsModal({
  basket,
  file,
  uploadKey,
  close,
}: ModalProps['basketLoadXls'] & ModalFrame) {
  const kernel = useKernel()
  const { loading, retry, undo } = useLoadTable({ basket, file, uploadKey })
  const chooseOther = () => {
    close()
    kernel.modals.open('add-from-file', { basket })
  }
  if (loading.state !== 'sent')
    return (
      <Modal
        open
        onClose={close}
        title={addFromFileTexts.title}
        size="m"
        footer={
          <>
            <ModalClose>
              {loading.state === 'sending' && loading.part < 1
                ? addFromFileTexts.stop
                : addFromFileTexts.close}
            </ModalClose>
            {loading.state === 'error' && (
              <Button kind="primary" onClick={chooseOther}>
                {addFromFileTexts.other}
              </Button>
            )}
          </>
        }
      >
        <LoadProgress loading={loading} file={file} onRetry={retry} />
      </Modal>
    )
  const { table } = loading
  const result = (
    <LoadResult
      table={table}
      onUndo={async () => {
        if (await undo(table)) close()
      }}
    />
  )
  if (table.errors.length > 0) return <MendRows {...{ basket, table, result, close }} />
  const finish = () => {
    close()
    // The way back stays for a while.
    if (table.added > 0) tellLoaded(kernel, basket, table)
  }
  return (
    <Modal
      open
      onClose={finish}
      title={addFromFileTexts.title}
      size="m"
      footer={
        <Button kind="primary" onClick={finish}>
          {addFromFileTexts.done}
        </Button>
      }
    >
      {result}
    </Modal>
  )
}

interface MendRowsProps extends ModalFrame {
  basket: BasketType
  table: LoadedTable
  /** What was added. */
  result: ReactNode
}

function MendRows({ basket, table, result, close }: MendRowsProps) {
  const codes = useCodeRows(basket, { given: givenRows(table.errors), grows: false, onDone: close })
  useListKeys({ submit: codes.add, undo: codes.undo })
  return (
    <Modal
      open
      onClose={close}
      title={addFromFileTexts.title}
      size="xl"
      footer={<AddByCodeFoot codes={codes} basket={basket} closeText={addFromFileTexts.close} />}
    >
      <AddByCodeBody basket={basket} codes={codes}>
        {result}
        <p>{addFromFileTexts.mend(table.errors.length)}</p>
      </AddByCodeBody>
    </Modal>
  )
}
