export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type Selection = readonly [start: number, end: number] | undefined

/** Where the caret is; undefined for elements that have none (a select, a field for e-mail). */
export const selectionOf = (element: Element): Selection => {
  const { selectionStart = null, selectionEnd = null } = element as HTMLInputElement
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}

export function restoreSelection(element: Element, selection: Selection): void {
  if (selection) (element as HTMLInputElement).setSelectionRange(...selection)
}

/** Tells React of a focus that came before it listened. What the component selects then is not what the buyer has selected. */
export function announceFocus(element: Element): void {
  const selection = selectionOf(element)
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  restoreSelection(element, selection)
}

/** Tells React that a field which was worked on is left: many fields take what is typed only then. */
export function announceBlur(element: Element): void {
  if (element !== element.ownerDocument.activeElement)
    element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
