import { act, fireEvent } from '@testing-library/react'

/** Adds a text to a field at once: where letters one by one are not the subject. */
export async function put(field: HTMLElement, text: string): Promise<void> {
  const { value } = field as HTMLInputElement
  await act(async () => field.focus())
  await act(async () => void fireEvent.input(field, { target: { value: value + text } }))
}
