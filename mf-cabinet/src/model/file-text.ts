import type { ClientFile } from '@prilavok/shared-kernel/contract'
import { formatFileSize } from '@prilavok/shared-kernel/format'

/** `PDF, 96 КБ`; only what is known. */
export const fileText = ({ TYPE, SIZE }: Pick<ClientFile, 'TYPE' | 'SIZE'>): string =>
  [TYPE?.toUpperCase(), Number.isFinite(SIZE) && formatFileSize(SIZE)].filter(Boolean).join(', ')
