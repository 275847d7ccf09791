export { KernelProvider, useKernel } from './context'
export { createKernel, type Kernel, type KernelInit, type Navigation } from './kernel'
export type { KeyValueStore, Platform, Tabs } from './platform'
