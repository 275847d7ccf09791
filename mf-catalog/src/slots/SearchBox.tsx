import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { SearchForm } from '../features/search/SearchForm'
import { useFollowBasket } from '../model/basket/use-follow-basket'

/**
 * Search field of the header. It is on every page, so it also keeps the cached products in step with the basket while
 * no page of the catalogue is open.
 */
export default function SearchBox({ variant }: SlotProps['header.search']) {
  useFollowBasket()
  return <SearchForm variant={variant} />
}
