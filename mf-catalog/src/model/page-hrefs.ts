import type { Brand, Mark } from '@prilavok/shared-kernel/contract'

/** The page of a badge's products. */
export const markHref = ({ CODE }: Pick<Mark, 'CODE'>): string => `/catalog/marks/${encodeURIComponent(CODE)}`

/** The page of a brand. */
export const brandHref = ({ ID }: Pick<Brand, 'ID'>): string => `/catalog/brand/${ID}`
