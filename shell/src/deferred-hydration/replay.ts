import { carryOut } from './carry-out'
import type { EarlyAction, EarlyInput } from './early-input'
import { findControl } from './find-control'
import { announceBlur, announceFocus, type Selection } from './focus'

/** A control that has not come by then was meant for something that is no more. */
const TIMEOUT_MS = 10_000

/** Resolves when React has rendered what the last event changed. */
const rendered = (page: Window) => new Promise<void>((resolve) => page.setTimeout(resolve))

/** Waits for `find` to give something; undefined when it does not in time. */
function appears<T>(page: Window, find: () => T | undefined): Promise<T | undefined> {
  return new Promise((resolve) => {
    const end = (found: T | undefined) => {
      observer.disconnect()
      page.clearTimeout(timer)
      resolve(found)
    }
    const observer = new MutationObserver(() => {
      const found = find()
      if (found) end(found)
    })
    const timer = page.setTimeout(() => end(undefined), TIMEOUT_MS)
    observer.observe(page.document, { subtree: true, childList: true, attributes: true })
  })
}

function takeNext({ actions }: EarlyInput, root: string): EarlyAction | undefined {
  const at = actions.findIndex((action) => action.root === root)
  return at < 0 ? undefined : actions.splice(at, 1)[0]
}

/**
 * Gives the focus to the field that had it in frozen markup, or tells React of the focus that is there.
 * @returns where the caret of the focused field belongs, when its node is another one than before
 */
function adoptFocus({ document }: Window, early: EarlyInput, root: string): Selection {
  const { activeElement, body } = document
  const { lostFocus } = early
  if (activeElement && activeElement !== body) {
    if (early.locate(activeElement).root === root) announceFocus(activeElement)
  } else if (lostFocus?.root === root) {
    early.lostFocus = undefined
    const field = findControl(document, lostFocus, early.locate) as HTMLElement | undefined
    field?.focus({ preventScroll: true })
    return field && lostFocus.selection
  }
  return undefined
}

/** The caret of a field that React has emptied meanwhile; undefined: it is where the buyer has put it since. */
const recordedCaret = ({ target, value, caret }: EarlyAction): Selection =>
  caret === null || (target as HTMLInputElement).value === value ? undefined : [caret, caret]

/** One action that fails takes neither the others nor the recorder with it. */
function carryOutAlone(early: EarlyInput, ...what: Parameters<typeof carryOut>): void {
  early.replaying = true
  try {
    carryOut(...what)
  } catch (error) {
    reportError(error)
  } finally {
    early.replaying = false
  }
}

/**
 * Does with a hydrated root what was done with its markup: in order, each step when React has rendered the one before. Until all
 * is done the recorder goes on recording, so nothing overtakes. A control that is not there, or not enabled, is waited for;
 * meanwhile the root answers by itself.
 * @param isMeant whether the page is still the one that the actions were meant for
 */
export async function replay(
  page: Window,
  early: EarlyInput,
  root: string,
  isMeant: () => boolean,
): Promise<void> {
  const { document } = page
  await rendered(page)
  // The buyer types on while the rest is carried out, so the caret is right from the first value on.
  const caret = adoptFocus(page, early, root)
  let action = takeNext(early, root)
  while (action) {
    const sought = action
    const find = () => {
      const control = findControl(document, sought, early.locate)
      return control?.matches(':disabled') ? undefined : control
    }
    for (const animation of sought.target.getAnimations?.() ?? []) animation.cancel()
    let control = find()
    if (!control) {
      early.hydrated[root] = true
      control = await appears(page, find)
    }
    if (!isMeant()) break
    if (control) {
      carryOutAlone(early, sought, control, control === sought.target ? recordedCaret(sought) : caret)
      await rendered(page)
    }
    action = takeNext(early, root)
    if (control && sought.type === 'value' && action?.target !== sought.target) {
      announceBlur(control)
      await rendered(page)
      // What was done meanwhile has been recorded, and React has not heard of it.
      action ??= takeNext(early, root)
    }
  }
  // What was meant for another page goes: passwords may be among it.
  early.actions = early.actions.filter((left) => left.root !== root)
  early.hydrated[root] = true
}
