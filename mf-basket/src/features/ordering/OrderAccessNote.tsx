import { Note } from '@prilavok/shared-kernel/ui/note'
import { orderTexts } from '../../order-texts'
import type { OrderAccess } from './order-access'
import { SupplierContacts } from './SupplierContacts'

interface OrderAccessNoteProps {
  access: OrderAccess
  /** For `aria-describedby` of the button. */
  id: string
}

/** Why this visitor cannot send an order, and what to do about it (AMB-06). */
export function OrderAccessNote({ access, id }: OrderAccessNoteProps) {
  if (access === 'guest')
    return (
      <Note tone="info" id={id}>
        {orderTexts.guestHint}
      </Note>
    )
  if (access === 'limited')
    return (
      <Note tone="danger" id={id}>
        {orderTexts.limitedMode}
      </Note>
    )
  if (access !== 'blocked') return null
  return (
    <Note tone="danger" id={id} role="alert">
      <b>{orderTexts.supplierBlock}</b>
      <br />
      {orderTexts.supplierBlockReason}
      <SupplierContacts />
    </Note>
  )
}
