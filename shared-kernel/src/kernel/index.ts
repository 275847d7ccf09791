export { KernelProvider, useKernel } from './context'
export type { Kernel, Navigation } from './kernel'
export type { KeyValueStore, Platform, Tabs } from './platform'
