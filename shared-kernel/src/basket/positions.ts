import type { PluralForms } from '@prilavok/shared-kernel/format'

/** Apart from the other texts, which load with the queue. */
export const POSITIONS: PluralForms = ['позиция', 'позиции', 'позиций']
