import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import type { OrderAccess } from '../../model/order-access'
import { modelTexts } from '../../model/texts'
import { SupplierContacts } from './SupplierContacts'
import { orderingTexts } from './texts'

interface OrderAccessNoteProps {
  access: OrderAccess
  /** For `aria-describedby` of the button. */
  id: string
  /** Asks for the login. */
  onLogin?: () => void
}

/** Why this visitor cannot send an order, and what to do about it (AMB-06). */
export function OrderAccessNote({ access, id, onLogin }: OrderAccessNoteProps) {
  if (access === 'visitor')
    return (
      <Note
        tone="info"
        id={id}
        action={
          onLogin && (
            <Button size="s" onClick={onLogin}>
              {orderingTexts.logIn}
            </Button>
          )
        }
      >
        {orderingTexts.loginHint}
      </Note>
    )
  if (access === 'limited')
    return (
      <Note tone="danger" id={id}>
        {modelTexts.limitedMode}
      </Note>
    )
  if (access !== 'blocked') return null
  return (
    <Note tone="danger" id={id} role="alert">
      <b>{modelTexts.supplierBlock}</b>
      <br />
      {modelTexts.supplierBlockReason}.
      <SupplierContacts />
    </Note>
  )
}
