export { KernelProvider, useKernel } from './context'
export type { Kernel, Navigation } from './kernel'
export { listenToPage } from './listen-to-page'
export type { KeyValueStore, PageEvent, Platform, Tabs } from './platform'
