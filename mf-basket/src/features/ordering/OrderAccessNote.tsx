import { Note } from '@prilavok/shared-kernel/ui/note'
import { texts } from '../../texts'
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
        {texts.guestHint}
      </Note>
    )
  if (access === 'limited')
    return (
      <Note tone="danger" id={id}>
        {texts.limitedMode}
      </Note>
    )
  if (access !== 'blocked') return null
  return (
    <Note tone="danger" id={id} role="alert">
      <b>{texts.supplierBlock}</b>
      <br />
      {texts.supplierBlockReason}
      <SupplierContacts />
    </Note>
  )
}
