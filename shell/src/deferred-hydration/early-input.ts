import type { ModalProps } from '@prilavok/shared-kernel/contract'

/** Where the inline recorder keeps what happens before hydration. */
export const EARLY_INPUT_GLOBAL = '__PRILAVOK_EARLY__'

/** Names the element that a widget's hydration root fills. Elsewhere the root is `page` (inside `main`) or `layout`. */
export const ROOT_ATTRIBUTE = 'data-hydration-root'
/** Marks the wrapper of frozen markup: positions are counted below it, as in the widget itself. */
export const FROZEN_ATTRIBUTE = 'data-frozen'

/** An element as it stood when something was done with it; the node itself may be gone since. */
export interface Located {
  /** Hydration root that it belongs to. */
  root: string
  target: Element
  /** From below the root down to the target, each with its place among its siblings. */
  trail: readonly (readonly [element: Element, index: number])[]
}

/** One thing that was done before its hydration root was hydrated. */
export interface EarlyAction extends Located {
  type: 'value' | 'click' | 'enter' | 'submit' | 'paste'
  /** Of a control, at that moment. */
  value: string
  checked: boolean
  files: FileList | null
  /** Of a paste. */
  pasted?: { text: string; html: string }
  /** Of a text, where the next letter goes; null for other controls. */
  caret: number | null
}

/** The focus that a widget had when its frozen markup went. */
export interface LostFocus extends Located {
  selection: readonly [start: number, end: number] | undefined
}

/** What the recorder and the hydrated page share. Kept in the memory of the page alone: passwords are among the values. */
export interface EarlyInput {
  actions: EarlyAction[]
  /** Hydration roots that answer by themselves. */
  hydrated: Record<string, boolean>
  /** The shell's scripts run: links of widgets are followed inside the page, forms are not sent as documents. */
  started: boolean
  /** Actions are being carried out at this moment: their events are not recorded again. */
  replaying: boolean
  locate(element: Element): Located
  lostFocus?: LostFocus
  /** The palette is asked for (Ctrl+K), with what was typed for it and whether Enter came last. */
  palette?: ModalProps['palette'] | undefined
  /** The layout hears Ctrl+K itself: from the very moment in which it has taken what was asked for before. */
  paletteHeard?: boolean
}

declare global {
  interface Window {
    [EARLY_INPUT_GLOBAL]?: EarlyInput
  }
}
