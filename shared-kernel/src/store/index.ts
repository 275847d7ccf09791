export { createStore, type ReadableStore, type Store } from './create-store'
export { useStore } from './use-store'
