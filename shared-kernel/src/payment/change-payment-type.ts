import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { PaymentTypeAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { paymentTexts } from './texts'

const shape = isObjectWith<PaymentTypeAnswer>({ SUCCESS: isText })

/**
 * Another way of paying an order: POST /v3/api/client/payment/type/{orderId}/{paymentType}/. A notice says how it went (AMB-53);
 * a success may carry errors, and changes nothing then (001 §4). That of a rejection is not announced: whoever asked tells the reason.
 * @returns why it was not changed, in the server's words; undefined when it was
 * @throws ApiError
 */
export async function changePaymentType(
  kernel: Kernel,
  orderId: number,
  code: string,
): Promise<string | undefined> {
  const { api, notices, query } = kernel
  const reject = () => notices.show({ kind: 'error', text: paymentTexts.notChanged, saidBy: 'block' })
  try {
    const path = `/v3/api/client/payment/type/${orderId}/${encodeURIComponent(code)}/`
    const { SUCCESS, errors } = await api.post(path, {}, { shape })
    const isChanged = isYes(SUCCESS) && !errors
    if (isChanged) notices.show({ kind: 'success', text: paymentTexts.changed })
    else reject()
    return isChanged ? undefined : (errors?.query_error ?? paymentTexts.notChanged)
  } catch (error) {
    reject()
    throw error
  } finally {
    void query.invalidateQueries({ queryKey: queryKeys.orders })
  }
}
