import { useListKeys } from '@prilavok/shared-kernel/basket-lists'
import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { RepeatBody } from '../features/repeat-order/RepeatBody'
import { RepeatFoot } from '../features/repeat-order/RepeatFoot'
import { RepeatPending } from '../features/repeat-order/RepeatPending'
import { RepeatTitle } from '../features/repeat-order/RepeatTitle'
import { useRepeat } from '../features/repeat-order/use-repeat'

/** repeatOrder: what became of the goods of an order, row by row, before they go into the basket again. */
export default function RepeatOrderModal({ orderId, close }: ModalProps['repeatOrder'] & ModalFrame) {
  const repeat = useRepeat(orderId, close)
  useListKeys({ submit: repeat.add })
  return (
    <Modal
      open
      onClose={close}
      title={<RepeatTitle order={repeat.order} />}
      size="xl"
      footer={repeat.order && <RepeatFoot repeat={repeat} />}
    >
      {repeat.order ? <RepeatBody repeat={repeat} order={repeat.order} /> : <RepeatPending repeat={repeat} />}
    </Modal>
  )
}
