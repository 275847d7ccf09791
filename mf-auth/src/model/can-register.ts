import type { Shop } from '@prilavok/shared-kernel/contract'

/** Whether people may register by themselves: only `N` closes it (AMB-12). */
export const canRegister = ({ REGISTRATION }: Pick<Shop, 'REGISTRATION'>): boolean => REGISTRATION !== 'N'
