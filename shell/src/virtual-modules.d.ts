// Written by the build from the descriptor of the shell and the exports of the kernel: deploy/tools/build/src/virtual-modules.ts.

declare module 'virtual:shell-loaders' {
  import type { ExposedName } from '@prilavok/shared-kernel/contract'
  /** The shell's own exposed modules, each a chunk named after its exposed module. */
  export const SHELL_LOADERS: Record<ExposedName, () => Promise<unknown>>
}

declare module 'virtual:shell-modules' {
  import type { ExposedName } from '@prilavok/shared-kernel/contract'
  /** The shell's own pages and slots; modals are never rendered on the server. */
  export const SHELL_MODULES: Record<ExposedName, unknown>
}

declare module 'virtual:shared-modules' {
  /** What the node builds of the other parts `require`: one React, one kernel for all of them. */
  export const SHARED_MODULES: Record<string, unknown>
}
