import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { pageUrl, readPages } from './list-url'

/** Under which address search engines know a list: order, view and size make no other page of it; filters make one of endlessly many. */
export const listAddress = ({ path, search }: PageRequest<object>): Pick<PageHead, 'canonical' | 'robots'> =>
  search.get('filter')
    ? { robots: 'noindex' }
    : { canonical: pageUrl(path, new URLSearchParams(), readPages(search).page) }
