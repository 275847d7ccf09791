import type { SupplierChosenAnswer } from '@prilavok/shared-kernel/contract'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'

export type ChosenSupplier = NonNullable<SupplierChosenAnswer['ITEM']>

/** Entry of the tab's storage: the page is loaded anew between the choice and what is said of it. */
const KEY = 'chosen_supplier'

export function rememberSupplier(session: KeyValueStore, supplier: ChosenSupplier | undefined): void {
  if (supplier) session.set(KEY, JSON.stringify(supplier))
  else session.remove(KEY)
}

/** The supplier that was chosen in this tab. */
export function readSupplier(session: KeyValueStore): ChosenSupplier | undefined {
  try {
    const { NAME, LINK, DOMAIN_NAME } = JSON.parse(session.get(KEY) ?? '{}') as Partial<ChosenSupplier>
    return NAME && LINK && DOMAIN_NAME ? { NAME, LINK, DOMAIN_NAME } : undefined
  } catch {
    return undefined
  }
}
