import type { ModalName, ModalProps } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSyncExternalStore } from 'react'

/** A modal that is open: its name and the props of its opener. */
export type OpenModal = { [Name in ModalName]: { name: Name; props: ModalProps[Name] } }[ModalName]

/** Modals are opened by name; the shell finds the part that owns the name. One at a time (DESIGN §7). */
export interface Modals {
  open<Name extends ModalName>(name: Name, props: ModalProps[Name]): void
  close(): void
  current(): OpenModal | undefined
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

export function createModals(): Modals {
  const listeners = new Set<() => void>()
  const state: { modal?: OpenModal } = {}
  const set = (modal: OpenModal | undefined) => {
    state.modal = modal
    for (const listener of listeners) listener()
  }
  return {
    open: (name, props) => set({ name, props } as OpenModal),
    close: () => set(undefined),
    current: () => state.modal,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The modal that is open now. */
export function useOpenModal(): OpenModal | undefined {
  const { modals } = useKernel()
  return useSyncExternalStore(modals.subscribe, modals.current, () => undefined)
}
