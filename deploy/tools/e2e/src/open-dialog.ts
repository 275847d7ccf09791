import type { Page } from '@playwright/test'
import type { ModalName, ModalProps } from '@prilavok/shared-kernel/contract'

interface OpensModals {
  modals: { open(name: string, props: object): void }
}

/** What React keeps of an element that it has rendered, as far as it is read here. */
interface Fiber {
  child: Fiber | null
  memoizedProps: { kernel?: OpensModals; value?: OpensModals } | null
}

/**
 * Opens a dialog over the page as a part would, with what its opener gives. Some are the answer to what can hardly be brought about,
 * such as an order that the server refuses; those have specs of their own.
 */
export async function openDialog<Name extends ModalName>(
  page: Page,
  name: Name,
  props: ModalProps[Name],
): Promise<void> {
  await page.evaluate(
    ([modal, given]) => {
      const root: object | null = document.getElementById('root')
      const key = Object.keys(root ?? {}).find((one) => one.startsWith('__reactContainer$'))
      if (!root || !key) throw new Error('The page is not hydrated.')
      let fiber: Fiber | null = (root as Record<string, Fiber>)[key] ?? null
      while (fiber && !fiber.memoizedProps?.kernel) fiber = fiber.child
      fiber?.memoizedProps?.kernel?.modals.open(modal, given)
    },
    [name, props] as const,
  )
}
