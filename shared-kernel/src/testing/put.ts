import { act, fireEvent } from '@testing-library/react'

/** Gives a field its text at once: where letters one by one are not the subject. */
export async function put(field: HTMLElement, value: string): Promise<void> {
  await act(async () => field.focus())
  await act(async () => void fireEvent.input(field, { target: { value } }))
}
