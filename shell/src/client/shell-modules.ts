import type { Expose } from '@prilavok/shared-kernel/contract'

/** The shell's own exposed modules, each a chunk named after its expose. */
export const SHELL_MODULES: Record<Expose, () => Promise<unknown>> = {
  './HomePage': () => import(/* webpackChunkName: "HomePage" */ '../pages/HomePage'),
  './RepairPage': () => import(/* webpackChunkName: "RepairPage" */ '../pages/RepairPage'),
  './ServerErrorPage': () => import(/* webpackChunkName: "ServerErrorPage" */ '../pages/ServerErrorPage'),
  './ServerErrorModal': () => import(/* webpackChunkName: "ServerErrorModal" */ '../modals/ServerErrorModal'),
}
