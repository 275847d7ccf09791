import type { Expose } from '@prilavok/shared-kernel/contract'
import * as HomePage from '../pages/HomePage'
import * as RepairPage from '../pages/RepairPage'
import * as ServerErrorPage from '../pages/ServerErrorPage'

/** The shell's own pages; modals are never drawn on the server. */
export const SHELL_MODULES: Record<Expose, unknown> = {
  './HomePage': HomePage,
  './RepairPage': RepairPage,
  './ServerErrorPage': ServerErrorPage,
}
