import { useHasRoute } from '@prilavok/shared-kernel/router'

const HOMES = ['/cabinet/info', '/cabinet/orders']

/** Where a customer goes after a login: the profile, in a shop without one the orders (AMB-26), else home. */
export const useCustomerHome = (): string => HOMES.find(useHasRoute()) ?? '/'
