import { expect, type Locator } from '@playwright/test'

/** Ticks the boxes that are not ticked yet; those that were given in this sitting are ticked by the form itself a moment after hydration. */
export async function tickConsents(form: Locator): Promise<void> {
  for (const consent of await form.getByRole('checkbox').all())
    await expect(async () => {
      await consent.check()
      await expect(consent).toBeChecked()
    }).toPass()
}
