import type { Product } from '@prilavok/shared-kernel/contract'

/** One line under the search field. */
export type SearchOption =
  | { kind: 'recent'; title: string }
  | { kind: 'clear' }
  | { kind: 'query'; title: string }
  | { kind: 'section'; id: number; title: string; count: number | undefined }
  | { kind: 'product'; product: Product }

export type SearchOptionKind = SearchOption['kind']

/** The same option keeps its key while others come and go around it. */
export function optionKey(option: SearchOption): string {
  if (option.kind === 'product') return `product ${option.product.ID}`
  if (option.kind === 'section') return `section ${option.id}`
  return option.kind === 'clear' ? option.kind : `${option.kind} ${option.title}`
}
