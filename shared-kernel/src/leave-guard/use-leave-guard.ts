import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useStore } from '@prilavok/shared-kernel/store'
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'
import { createLeaveGuards, type LeaveGuards, type LeaveQuestion } from './leave-guards'

const ModalGuards = createContext<LeaveGuards | null>(null)
ModalGuards.displayName = 'LeaveGuards'

/** Given by a modal to what stands in it. */
export const LeaveGuardsProvider = ModalGuards.Provider

/** The guards of the modal around, else of the page. */
const useGuards = (): LeaveGuards => {
  const { leaveGuards } = useKernel()
  return useContext(ModalGuards) ?? leaveGuards
}

/**
 * While `unsaved`, leaving asks first: links inside the shop, Back and Forward, closing the tab, and closing the modal.
 * @param onDiscard called when the buyer gives the input up
 */
export function useLeaveGuard(unsaved: boolean, onDiscard: () => void): void {
  const guards = useGuards()
  const discard = useEffectEvent(onDiscard)
  useEffect(() => (unsaved ? guards.add(() => discard()) : undefined), [guards, unsaved])
}

/** Guards of a modal, nested into those around it. */
export function useModalGuards(): LeaveGuards {
  const outer = useGuards()
  const [inner] = useState(createLeaveGuards)
  useEffect(() => outer.nest(inner), [outer, inner])
  return inner
}

/** The question that waits for the buyer's answer. */
export function useLeaveQuestion(guards: LeaveGuards): LeaveQuestion | undefined {
  return useStore(guards.question)
}
