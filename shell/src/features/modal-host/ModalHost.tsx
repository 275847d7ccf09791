import type { ModalModule, PlannedModule } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { NestedModalsProvider, type OpenModal } from '@prilavok/shared-kernel/modals'
import { type ComponentType, Suspense, useCallback } from 'react'
import { useExposed } from '../../parts/module-source'
import { PartBoundary } from '../../parts/PartBoundary'
import { ModalFailure } from './ModalFailure'
import { ModalLoading } from './ModalLoading'
import { useCloseOnBack } from './use-close-on-back'
import { useKnownModals } from './use-known-modals'
import { useModalsAhead } from './use-modals-ahead'
import { useReturnFocus } from './use-return-focus'
import { useTypeAhead } from './use-type-ahead'

/** Shows the modals that are open, from whichever parts bring their names (SHELL-055); one over the other. */
export function ModalHost() {
  const { modals } = useKernel()
  const open = useKnownModals()
  useReturnFocus(open.length > 0)
  useTypeAhead(open.length > 0)
  useCloseOnBack(modals.close)
  useModalsAhead()
  return <ModalLevel open={open} />
}

/** The first of these modals, and inside it the others. */
function ModalLevel({ open }: { open: readonly OpenModal[] }) {
  const { plan, modals } = useKernel()
  const [modal, ...others] = open
  const name = modal?.name
  const close = useCallback(() => modals.close(name), [modals, name])
  const planned = modal && plan.modals[modal.name]
  if (!modal || !planned) return null
  return (
    <NestedModalsProvider value={<ModalLevel open={others} />}>
      <Suspense fallback={<ModalLoading onClose={close} />}>
        <PartBoundary
          key={modal.name}
          {...planned}
          pending={<ModalLoading onClose={close} />}
          failure={(onRetry) => <ModalFailure onRetry={onRetry} onClose={close} />}
        >
          <ModalView planned={planned} modal={modal} close={close} />
        </PartBoundary>
      </Suspense>
    </NestedModalsProvider>
  )
}

interface ModalViewProps {
  planned: PlannedModule
  modal: OpenModal
  close: () => void
}

function ModalView({ planned, modal, close }: ModalViewProps) {
  const module = useExposed<ModalModule>(planned.part, planned.expose)
  const Component = module.default as ComponentType<OpenModal['props'] & { close: () => void }>
  return <Component {...modal.props} close={close} />
}
