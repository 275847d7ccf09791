import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { waitFor } from '@testing-library/react'

/** Until no change of the main basket is on its way. */
export const over = (kernel: Kernel) =>
  waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))

/** What is said of other people's changes, besides the notice of the change itself. */
export const told = ({ notices }: Kernel) =>
  notices.current().filter(({ text }) => /в друго[мй]|тем временем/.test(text))
