import type { BasketMethodResponse } from '@prilavok/shared-kernel/contract'
import { errorText, GENERIC_ERROR } from '@prilavok/shared-kernel/errors'
import { isYes } from '@prilavok/shared-kernel/shop'

export interface Outcome {
  /** For the buyer; none when the change was made. */
  failure?: string
  /** What the server said of single products. */
  remarks: ReadonlyMap<number, string>
}

/** Makes a change of the basket; a refusal (SUCCESS N) and a failed call come back as a text. */
export async function attempt(change: () => Promise<BasketMethodResponse>): Promise<Outcome> {
  try {
    const { METHOD_SUCCESS, CHECK } = await change()
    const remarks = new Map(CHECK.map(({ PRODUCT_ID, TEXT }) => [PRODUCT_ID, TEXT]))
    return isYes(METHOD_SUCCESS.SUCCESS) ? { remarks } : { failure: CHECK[0]?.TEXT ?? GENERIC_ERROR, remarks }
  } catch (error) {
    return { failure: errorText(error), remarks: new Map() }
  }
}
