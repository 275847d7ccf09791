import { setValue } from '../model/set-value'
import type { EarlyAction } from './early-input'
import { announceFocus, type Control, restoreSelection, type Selection, selectionOf } from './focus'

const bubble = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }))

function tick(box: HTMLInputElement, checked: boolean): void {
  if (checked === box.checked && checked === box.defaultChecked) return
  box.checked = !checked
  box.click()
}

function type(control: Control, value: string, caret: Selection): void {
  const isFocused = control === control.ownerDocument.activeElement
  const selection = (isFocused && caret) || selectionOf(control)
  if (!isFocused) announceFocus(control)
  if ('defaultValue' in control) control.value = control.defaultValue === value ? '' : control.defaultValue
  setValue(control, value)
  bubble(control, 'change')
  if (isFocused) restoreSelection(control, selection)
}

function adoptValue(control: Control, { value, checked, files }: EarlyAction, caret: Selection): void {
  if (control.type === 'checkbox' || control.type === 'radio') tick(control as HTMLInputElement, checked)
  else if (control.type === 'file') {
    ;(control as HTMLInputElement).files = files
    bubble(control, 'change')
  } else type(control, value, caret)
}

/** As the browser does: first whoever takes the paste himself, else its text, in one line, where the caret is. */
function paste(field: HTMLInputElement, { text, html }: NonNullable<EarlyAction['pasted']>): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  if (html) clipboardData.setData('text/html', html)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  if (!field.dispatchEvent(event)) return
  const { value, selectionStart, selectionEnd } = field
  const line = text.trim().replace(/[\t\r\n]+/g, ' ')
  const before = value.slice(0, selectionStart ?? value.length) + line
  setValue(field, before + value.slice(selectionEnd ?? value.length))
  // A field for e-mail has no caret to set.
  if (selectionStart !== null) field.setSelectionRange(before.length, before.length)
}

/** Enter in a field and what a browser does then: it clicks the form's button, or submits a form that has none. */
function pressEnter(field: HTMLInputElement): void {
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  if (!field.dispatchEvent(key) || !field.form) return
  const button = field.form.querySelector<HTMLElement>('[type=submit]')
  if (button) button.click()
  else field.form.requestSubmit()
}

/**
 * Does with a hydrated control what was done with its markup.
 * @param caret where it belongs in a focused field whose node is new; else it stays where it is
 */
export function carryOut(action: EarlyAction, control: Element, caret?: Selection): void {
  if (action.type === 'value') adoptValue(control as Control, action, caret)
  else if (action.type === 'enter') pressEnter(control as HTMLInputElement)
  else if (action.type === 'paste') {
    if (action.pasted) paste(control as HTMLInputElement, action.pasted)
  } else if (action.type === 'click') (control as HTMLElement).click()
  else (control as HTMLFormElement).requestSubmit()
}
