import type { ModalName, ModalProps } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { createStore, type ReadableStore, useStore } from '@prilavok/shared-kernel/store'

/** A modal that is open: its name and the props of its opener. */
export type OpenModal = { [Name in ModalName]: { name: Name; props: ModalProps[Name] } }[ModalName]

/**
 * Modals are opened by name; the shell finds the part that owns the name. One is worked with at a time (DESIGN §7): what is opened
 * while another one is open stands over it, for a login that a form turns out to need must not take what was typed there.
 */
export interface Modals extends ReadableStore<readonly OpenModal[]> {
  /** Opens a modal over those that are open. One that is open already stays where it is and gets the new props. */
  open<Name extends ModalName>(name: Name, props: ModalProps[Name]): void
  /** Closes a modal, and with it those that stand over it; without a name all of them. */
  close(name?: ModalName): void
}

export function createModals(): Modals {
  const { current, initial, subscribe, update } = createStore<readonly OpenModal[]>([])
  return {
    current,
    initial,
    subscribe,
    open(name, props) {
      const modal = { name, props } as OpenModal
      update((all) =>
        all.some((one) => one.name === name)
          ? all.map((one) => (one.name === name ? modal : one))
          : [...all, modal],
      )
    },
    close(name) {
      update((all) => {
        const at = all.findIndex((one) => name === undefined || one.name === name)
        return at < 0 ? all : all.slice(0, at)
      })
    },
  }
}

/** The modals that are open now, the last one uppermost. */
export function useOpenModals(): readonly OpenModal[] {
  return useStore(useKernel().modals)
}
