import {
  Form,
  FormError,
  FormFailure,
  object,
  SubmitButton,
  string,
  useForm,
} from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { cancelOrder } from '../../api/cancel-order'
import { keys } from '../../api/keys'
import { texts } from '../../texts'
import { CancelResults } from './CancelResults'
import { cancelOrderTexts, cancelReasons } from './texts'

interface Values {
  reason: string
}

const Root = styled(Form<Values>)`
  display: grid;
  gap: 16px;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  &[data-end] {
    justify-content: flex-end;
  }
`
const EMPTY: Values = { reason: '' }
const RULES = object({ reason: string().trim().required(cancelOrderTexts.noReason) })
const SERVER_NAMES = { cancel_comment: 'reason' } as const

interface CancelOrderFormProps {
  orderId: number
  /** The order is cancelled. */
  onClose: () => void
}

/** Asks for the reason, cancels, has the order loaded again (CAB-038, CAB-039, AMB-42). */
export function CancelOrderForm({ orderId, onClose }: CancelOrderFormProps) {
  const kernel = useKernel()
  const form = useForm({
    name: `mf-cabinet.cancel-order.${orderId}`,
    initialValues: EMPTY,
    schema: RULES,
    serverNames: SERVER_NAMES,
    async onSubmit({ reason }) {
      try {
        const { SUCCESS } = await cancelOrder(kernel, orderId, reason.trim())
        if (!isYes(SUCCESS)) throw new FormError(cancelOrderTexts.notCancelled)
      } finally {
        void kernel.query.invalidateQueries({ queryKey: keys.orders })
      }
      kernel.notices.show({ kind: 'success', text: cancelOrderTexts.cancelled })
      onClose()
    },
  })
  return (
    <Root form={form}>
      <CancelResults orderId={orderId} />
      <TextareaField label={texts.cancelReason} required maxLength={1000} {...form.text('reason')} />
      <Row>
        {cancelReasons.map((text) => (
          <Button key={text} size="s" onClick={() => form.setValue('reason', text)}>
            {text}
          </Button>
        ))}
      </Row>
      <FormFailure text={form.failure} />
      <Row data-end>
        <ModalClose>{cancelOrderTexts.doNotCancel}</ModalClose>
        <SubmitButton form={form} kind="danger-filled" busyLabel={cancelOrderTexts.cancelling}>
          {cancelOrderTexts.cancelSubmit}
        </SubmitButton>
      </Row>
    </Root>
  )
}
