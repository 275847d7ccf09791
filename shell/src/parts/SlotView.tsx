import type { PlannedModule, SlotModule, SlotName, SlotProps } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { ROOT_ATTRIBUTE } from '../deferred-hydration/early-input'
import { FrozenMarkup } from '../deferred-hydration/FrozenMarkup'
import { Hydrated } from '../deferred-hydration/Hydrated'
import { useFirstInteraction } from '../deferred-hydration/use-first-interaction'
import { useFrozenMarkup } from '../deferred-hydration/use-frozen-markup'
import { useExposed, useModuleSource } from './module-source'
import { PartBoundary } from './PartBoundary'
import { SlotPlaceholder } from './SlotPlaceholder'

interface SlotViewProps<Name extends SlotName> {
  name: Name
  props: SlotProps[Name]
}

/** Renders the widgets that parts bring for a slot, each in a boundary of its own: one that fails takes nothing with it. */
export function SlotView<Name extends SlotName>({ name, props }: SlotViewProps<Name>) {
  const { plan } = useKernel()
  return (plan.slots[name] ?? []).map((planned, index) => (
    <SlotWidget
      key={planned.part + planned.expose}
      slot={name}
      root={index === 0 ? name : `${name}:${index}`}
      planned={planned}
      props={props}
    />
  ))
}

interface WidgetProps {
  slot: SlotName
  planned: PlannedModule
  props: SlotProps[SlotName]
}

function SlotWidget({ slot, root, planned, props }: WidgetProps & { root: string }) {
  const source = useModuleSource()
  const { part, expose } = planned
  const { place, frozen, isHydrated } = useFrozenMarkup(() => source.load(part, expose))
  return (
    <div {...{ [ROOT_ATTRIBUTE]: root }} style={{ display: 'contents' }} ref={place}>
      {frozen ? (
        <FrozenMarkup copy={frozen} />
      ) : (
        <Suspense fallback={<SlotPlaceholder name={slot} />}>
          <PartBoundary
            part={part}
            expose={expose}
            slot={slot}
            root={root}
            pending={<SlotPlaceholder name={slot} />}
          >
            <Widget slot={slot} planned={planned} props={props} />
            <Hydrated root={root} isHydrated={isHydrated} />
          </PartBoundary>
        </Suspense>
      )}
    </div>
  )
}

function Widget({ slot, planned: { part, expose }, props }: WidgetProps) {
  useFirstInteraction(slot, Boolean(useModuleSource().getLoaded(part, expose)))
  const module = useExposed<SlotModule<Kernel>>(part, expose)
  const Component = module.default as ComponentType<SlotProps[SlotName]>
  return <Component {...props} />
}
