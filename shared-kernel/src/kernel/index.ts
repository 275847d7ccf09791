export { KernelProvider, useKernel } from './context'
export type { Kernel, Navigation } from './kernel'
export { listenToPage } from './listen-to-page'
export {
  type ApiAnswer,
  type ApiReader,
  CONSENTS_KEY,
  DRAFTS_KEY,
  type KeyValueStore,
  type PageEvent,
  type Platform,
  TAB_CONSENTS_KEY,
  type Tabs,
} from './platform'
