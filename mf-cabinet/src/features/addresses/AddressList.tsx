import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { ExportTable } from '@prilavok/shared-kernel/files'
import { formatAddress } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { useRef, useState } from 'react'
import { AddressRow } from './AddressRow'
import { addressColumns } from './address-columns'
import { Below, List, Lists } from './address-styles'
import { DeletedAddress } from './DeletedAddress'
import { addressTexts } from './texts'
import type { DelayedDelete } from './use-delayed-delete'

interface AddressListProps {
  points: readonly AddressPoint[]
  deletion: DelayedDelete
}

/** Addresses of the customer; what is deleted can be taken back in its place. */
export function AddressList({ points, deletion }: AddressListProps) {
  const { modals, notices } = useKernel()
  const lists = useRef<HTMLDivElement>(null)
  /** The address whose deletion was the last to be begun by the keyboard. */
  const [byKeyboard, setByKeyboard] = useState<number>()
  /** The address that was the last to be taken back. */
  const [restored, setRestored] = useState<number>()
  const shown = points.filter(({ ID }) => deletion.stageOf(ID) !== 'sending')
  if (shown.length === 0)
    return (
      <Lists ref={lists} tabIndex={-1}>
        <List data-bleed>
          <EmptyState
            icon="pin"
            title={addressTexts.noAddresses}
            actions={
              <Button icon="plus" onClick={() => modals.open('addAddress', { variant: 'base' })}>
                {addressTexts.add}
              </Button>
            }
          >
            {addressTexts.noAddressesWhy}
          </EmptyState>
        </List>
      </Lists>
    )
  return (
    <Lists ref={lists} tabIndex={-1}>
      <List data-bleed>
        <ul aria-label={addressTexts.delivery}>
          {shown.map((point) =>
            deletion.stageOf(point.ID) === 'undoable' ? (
              <DeletedAddress
                key={point.ID}
                addressId={point.ID}
                address={point.ADDRESS}
                byKeyboard={byKeyboard === point.ID}
                onRestore={() => {
                  deletion.restore(point.ID)
                  setRestored(point.ID)
                  notices.show({ text: addressTexts.restored(formatAddress(point.ADDRESS)) })
                }}
                onHold={deletion.hold}
                onFocusLost={() => lists.current?.focus({ preventScroll: true })}
              />
            ) : (
              <AddressRow
                key={point.ID}
                point={point}
                focused={restored === point.ID}
                onRemove={(keyboard) => {
                  setByKeyboard(keyboard ? point.ID : undefined)
                  setRestored(undefined)
                  deletion.remove(point.ID)
                }}
              />
            ),
          )}
        </ul>
      </List>
      <Below>
        <ExportTable
          size="s"
          fileName={addressTexts.delivery}
          columns={addressColumns}
          rows={points.filter(({ ID }) => !deletion.stageOf(ID))}
        />
      </Below>
    </Lists>
  )
}
