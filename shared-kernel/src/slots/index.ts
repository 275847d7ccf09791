export { Slot, type SlotRenderer, SlotRendererProvider } from './slot'
