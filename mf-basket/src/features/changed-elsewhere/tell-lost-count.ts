import { basketItem } from '@prilavok/shared-kernel/basket'
import type { BasketProduct, BasketType } from '@prilavok/shared-kernel/contract'
import { unitOf } from '@prilavok/shared-kernel/format'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { changedElsewhereTexts as texts } from './texts'

/** Says over the page, wherever it is scrolled to, that a row has gone while its count was being typed, and offers that count again. */
export function tellLostCount(kernel: Kernel, basket: BasketType, row: BasketProduct, count: number): void {
  kernel.notices.show({
    text: texts.lost(row.NAME, count),
    lasting: true,
    action: {
      label: texts.putBackCount(count, unitOf(row)),
      run: () => kernel.basket.setAll(basket, [{ item: basketItem(row, basket, 0), count }]),
    },
  })
}
