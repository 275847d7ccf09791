export { KernelProvider, useKernel } from './context'
export type { Kernel, Navigation } from './kernel'
export { listenToPage } from './listen-to-page'
export {
  type ApiAnswer,
  type ApiReader,
  DRAFTS_KEY,
  type KeyValueStore,
  type PageEvent,
  type Platform,
  type Tabs,
} from './platform'
