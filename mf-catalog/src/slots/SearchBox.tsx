import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { SearchForm } from '../features/search/SearchForm'

/** Search field of the header. */
export default function SearchBox({ variant }: SlotProps['header.search']) {
  return <SearchForm variant={variant} />
}
