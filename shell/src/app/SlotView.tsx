import type { PlannedExpose, SlotModule, SlotName, SlotProps } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { SlotPlaceholder } from '../layout/SlotPlaceholder'
import { useAwakening } from './awakening'
import { Hydrated } from './Hydrated'
import { useExposed, useModuleSource } from './module-source'
import { PartBoundary } from './PartBoundary'

interface SlotViewProps<Name extends SlotName> {
  name: Name
  props: SlotProps[Name]
}

/** Draws the widgets that parts bring for a slot, each in a boundary of its own: one that fails takes nothing with it. */
export function SlotView<Name extends SlotName>({ name, props }: SlotViewProps<Name>) {
  const { plan } = useKernel()
  return (plan.slots[name] ?? []).map(({ part, expose }) => (
    <div key={part + expose} data-slot={name} style={{ display: 'contents' }}>
      <Suspense fallback={<SlotPlaceholder name={name} />}>
        <PartBoundary part={part} expose={expose} slot={name}>
          <Widget slot={name} part={part} expose={expose} props={props} />
          <Hydrated region={name} />
        </PartBoundary>
      </Suspense>
    </div>
  ))
}

function Widget({
  slot,
  part,
  expose,
  props,
}: PlannedExpose & { slot: SlotName; props: SlotProps[SlotName] }) {
  useAwakening(slot, Boolean(useModuleSource().peek(part, expose)))
  const module = useExposed<SlotModule<Kernel>>(part, expose)
  const Component = module.default as ComponentType<SlotProps[SlotName]>
  return <Component {...props} />
}
