export { createModals, type Modals, type OpenModal, useOpenModals } from './modals'
export { NestedModalsProvider, useNestedModals } from './nested-modals'
