import type { PlannedExpose, SlotModule, SlotName, SlotProps } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { StandInMarkup } from '../deferred-hydration/FrozenMarkup'
import { Hydrated } from '../deferred-hydration/Hydrated'
import { useAwakening } from '../deferred-hydration/use-first-interaction'
import { useStandIn } from '../deferred-hydration/use-frozen-markup'
import { useExposed, useModuleSource } from './module-source'
import { PartBoundary } from './PartBoundary'
import { SlotPlaceholder } from './SlotPlaceholder'

interface SlotViewProps<Name extends SlotName> {
  name: Name
  props: SlotProps[Name]
}

/** Draws the widgets that parts bring for a slot, each in a boundary of its own: one that fails takes nothing with it. */
export function SlotView<Name extends SlotName>({ name, props }: SlotViewProps<Name>) {
  const { plan } = useKernel()
  return (plan.slots[name] ?? []).map((planned) => (
    <SlotWidget key={planned.part + planned.expose} slot={name} planned={planned} props={props} />
  ))
}

interface SlotWidgetProps {
  slot: SlotName
  planned: PlannedExpose
  props: SlotProps[SlotName]
}

function SlotWidget({ slot, planned, props }: SlotWidgetProps) {
  const standIn = useStandIn(planned)
  return (
    <div data-slot={slot} style={{ display: 'contents' }} ref={standIn.place}>
      {standIn.markup ? (
        <StandInMarkup markup={standIn.markup} />
      ) : (
        <Suspense fallback={<SlotPlaceholder name={slot} />}>
          <PartBoundary part={planned.part} expose={planned.expose} slot={slot}>
            <Widget slot={slot} planned={planned} props={props} />
            <Hydrated region={slot} alive={standIn.alive} />
          </PartBoundary>
        </Suspense>
      )}
    </div>
  )
}

function Widget({ slot, planned: { part, expose }, props }: SlotWidgetProps) {
  useAwakening(slot, Boolean(useModuleSource().peek(part, expose)))
  const module = useExposed<SlotModule<Kernel>>(part, expose)
  const Component = module.default as ComponentType<SlotProps[SlotName]>
  return <Component {...props} />
}
