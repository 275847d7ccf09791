import { act, fireEvent } from '@testing-library/react'

/** A press that takes the focus along. */
export async function press(button: HTMLElement): Promise<void> {
  await act(async () => button.focus())
  await act(async () => void fireEvent.click(button))
}
