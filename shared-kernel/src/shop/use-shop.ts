import type { Shop } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useStore } from '@prilavok/shared-kernel/store'

/** Data of the supplier's shop that this page belongs to. */
export const useShop = (): Shop => useStore(useKernel().shopData)
