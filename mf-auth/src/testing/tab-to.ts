import userEvent from '@testing-library/user-event'

/** Goes on by Tab until a control has the focus. @throws when it cannot be reached within twenty presses */
export async function tabTo(control: HTMLElement): Promise<void> {
  for (let presses = 0; control.ownerDocument.activeElement !== control; presses += 1) {
    if (presses === 20) throw new Error(`Tab does not come to ${control.outerHTML}`)
    await userEvent.tab()
  }
}
