// Only in tests: deploy/tools/build/jest/virtual/parts.cjs.

declare module 'virtual:parts' {
  import type { ExposedName, PartName, ReleaseDescriptor } from '@prilavok/shared-kernel/contract'
  /** The real descriptors of all parts, the shell first. */
  export const RELEASES: readonly ReleaseDescriptor[]
  /** The real module that a part exposes. @throws when it has no such file */
  export function exposedModule(part: PartName, expose: ExposedName): unknown
}
