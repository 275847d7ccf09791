import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitsText, PaletteEntry } from '@prilavok/shared-kernel/palette'
import { useLocation } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { presentPaymentType } from '../../model/order-choice'
import { paletteTexts } from './texts'

/** The form itself offers the types. */
const ORDERING = '/basket/ordering'

/** How the next order is paid, only for who looks for it. */
export function PaymentTypeAction({ text }: { text: string }) {
  const kernel = useKernel()
  const types = useShop().PAYMENT_TYPE
  const { pathname } = useLocation()
  const isMeant = text && fitsText(text, paletteTexts.paymentType)
  if (!isMeant || types.length < 2 || pathname === ORDERING || !kernel.plan.modals.paymentType) return null
  const present = presentPaymentType(kernel, types)
  return (
    <PaletteEntry
      icon="card"
      title={paletteTexts.paymentType}
      text={text}
      description={types.find(({ CODE }) => CODE === present)?.NAME}
      onEnter={() => kernel.modals.open('paymentType', {})}
    />
  )
}
