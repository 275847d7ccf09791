import type { ModalName, ModalProps } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { createStore, type ReadableStore, useStore } from '@prilavok/shared-kernel/store'

/** A modal that is open: its name and the props of its opener. */
export type OpenModal = { [Name in ModalName]: { name: Name; props: ModalProps[Name] } }[ModalName]

/** Modals are opened by name; the shell finds the part that owns the name. One at a time (DESIGN §7). */
export interface Modals extends ReadableStore<OpenModal | undefined> {
  open<Name extends ModalName>(name: Name, props: ModalProps[Name]): void
  close(): void
}

export function createModals(): Modals {
  const { current, initial, subscribe, set } = createStore<OpenModal | undefined>(undefined)
  return {
    current,
    initial,
    subscribe,
    open: (name, props) => set({ name, props } as OpenModal),
    close: () => set(undefined),
  }
}

/** The modal that is open now. */
export function useOpenModal(): OpenModal | undefined {
  return useStore(useKernel().modals)
}
