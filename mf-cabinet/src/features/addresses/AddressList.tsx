import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { ExportTable } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { useState } from 'react'
import { AddressRow } from './AddressRow'
import { addressColumns } from './address-columns'
import { Below, List } from './address-styles'
import { DeletedAddress } from './DeletedAddress'
import { addressTexts } from './texts'
import type { DelayedDelete } from './use-delayed-delete'

interface AddressListProps {
  points: readonly AddressPoint[]
  deletion: DelayedDelete
}

/** Addresses of the customer; what is deleted can be taken back in its place. */
export function AddressList({ points, deletion }: AddressListProps) {
  const { modals } = useKernel()
  /** The address whose deletion was the last to be begun, or taken back, by the keyboard. */
  const [byKeyboard, setByKeyboard] = useState<number>()
  const shown = points.filter(({ ID }) => deletion.stageOf(ID) !== 'sending')
  if (shown.length === 0)
    return (
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
    )
  return (
    <>
      <List data-bleed>
        <ul aria-label={addressTexts.delivery}>
          {shown.map((point) =>
            deletion.stageOf(point.ID) === 'undoable' ? (
              <DeletedAddress
                key={point.ID}
                addressId={point.ID}
                address={point.ADDRESS}
                byKeyboard={byKeyboard === point.ID}
                onRestore={() => deletion.restore(point.ID)}
                onHold={deletion.hold}
              />
            ) : (
              <AddressRow
                key={point.ID}
                point={point}
                focused={byKeyboard === point.ID}
                onRemove={(keyboard) => {
                  setByKeyboard(keyboard ? point.ID : undefined)
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
    </>
  )
}
