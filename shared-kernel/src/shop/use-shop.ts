import type { Shop } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'

/** Data of the supplier's shop that this page belongs to. */
export const useShop = (): Shop => useKernel().shop
