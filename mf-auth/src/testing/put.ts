import userEvent from '@testing-library/user-event'

/** Adds a text to a field at once, as a paste does: where letters one by one are not the subject. */
export async function put(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
