export { Slot, SlotRendererProvider, type SlotRenderer } from './slot'
