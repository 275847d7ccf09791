import type { SlotName, SlotProps } from '@prilavok/shared-kernel/contract'
import { type ComponentType, createContext, useContext } from 'react'

export interface SlotRendererProps<Name extends SlotName = SlotName> {
  name: Name
  props: SlotProps[Name]
}
/** Renders the widgets that the plan's parts bring for a slot. Given by the shell. */
export type SlotRenderer = ComponentType<SlotRendererProps>

const SlotRendererContext = createContext<SlotRenderer | null>(null)
SlotRendererContext.displayName = 'SlotRenderer'

export const SlotRendererProvider = SlotRendererContext.Provider

/** A place that other parts fill: `<Slot name="page.orderBar" props={{}} />`. Empty where no shell is around (tests). */
export function Slot<Name extends SlotName>({ name, props }: SlotRendererProps<Name>) {
  const Renderer = useContext(SlotRendererContext)
  return Renderer ? <Renderer name={name} props={props} /> : null
}
