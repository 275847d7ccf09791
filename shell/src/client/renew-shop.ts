import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Shop, ShopAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { replaceEqualDeep } from '@tanstack/react-query'

const shape = isObjectWith<ShopAnswer>({
  ITEM: isObjectWith<Shop>({
    ID: isNumber,
    NAME: isText,
    DOMAIN_NAME: isText,
    PHONES: isListOf(isText),
    META: isListOf(isObjectWith<Shop['META'][number]>({})),
    PAYMENT_TYPE: isListOf(isObjectWith<Shop['PAYMENT_TYPE'][number]>({})),
    DELIVERY_ZONE: isListOf(isObjectWith<Shop['DELIVERY_ZONE'][number]>({})),
  }),
})

/**
 * Asks for the shop's data: once for every token that the page obtains (000 §7), for a login or a refresh may bring other terms. The
 * data that came with the page stand for the token it was opened with, and go on when they cannot be had anew. Never rejects.
 */
export async function renewShop({ api, shopData }: Kernel): Promise<void> {
  // Behind the event that tells of the new session: an answer for the one before would be thrown away.
  await new Promise((resolve) => setTimeout(resolve))
  const { ID, DOMAIN_NAME } = shopData.current()
  try {
    const { ITEM } = await api.get('/v3/api/client/shop/', { domain_name: DOMAIN_NAME }, { shape })
    if (ITEM.ID === ID) shopData.update((known) => replaceEqualDeep(known, ITEM) as Shop)
  } catch {
    // What is known of the shop goes on.
  }
}
