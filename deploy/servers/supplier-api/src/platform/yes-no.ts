import type { Flag } from '@prilavok/shared-kernel/contract'

export const flag = (value: boolean): Flag => (value ? 'Y' : 'N')
