export { useDebounced } from './use-debounced'
export { useNear } from './use-near'
export { usePrinting } from './use-printing'
export { whenIdle } from './when-idle'
