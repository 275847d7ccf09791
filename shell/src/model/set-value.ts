type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** React notes each value that is set on a node; past it, on the prototype, the value is a change that React hears of. */
export function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
