import type { ModalModule, PlannedExpose } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type OpenModal, useOpenModal } from '@prilavok/shared-kernel/modals'
import { type ComponentType, Suspense, useCallback } from 'react'
import { useExposed } from '../../parts/module-source'
import { PartBoundary } from '../../parts/PartBoundary'
import { ModalFailure } from './ModalFailure'
import { ModalLoading } from './ModalLoading'
import { useCloseOnBack } from './use-close-on-back'
import { useReturnFocus } from './use-return-focus'
import { useTypeAhead } from './use-type-ahead'

/** Shows the modal that is open, from whichever part brings its name (SHELL-055). One at a time. */
export function ModalHost() {
  const { plan, modals } = useKernel()
  const modal = useOpenModal()
  const close = useCallback(() => modals.close(), [modals])
  useReturnFocus(modal !== undefined)
  useTypeAhead(modal !== undefined)
  useCloseOnBack(close)
  const planned = modal && plan.modals[modal.name]
  if (!modal || !planned) return null
  return (
    <Suspense fallback={<ModalLoading onClose={close} />}>
      <PartBoundary
        key={modal.name}
        {...planned}
        failure={(onRetry) => <ModalFailure onRetry={onRetry} onClose={close} />}
      >
        <ModalView planned={planned} modal={modal} close={close} />
      </PartBoundary>
    </Suspense>
  )
}

interface ModalViewProps {
  planned: PlannedExpose
  modal: OpenModal
  close: () => void
}

function ModalView({ planned, modal, close }: ModalViewProps) {
  const module = useExposed<ModalModule>(planned.part, planned.expose)
  const Component = module.default as ComponentType<OpenModal['props'] & { close: () => void }>
  return <Component {...modal.props} close={close} />
}
