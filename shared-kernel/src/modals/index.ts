export { createModals, type Modals, type OpenModal, useOpenModal } from './modals'
