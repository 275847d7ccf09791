import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageListQuery } from '../../api/get-page-list'
import { type ContentLink, type ContentLinks, contentLinks } from './content-links'

/** Links to the content pages that this shop has, in their two groups. */
export function useContentLinks(): ContentLinks {
  const kernel = useKernel()
  const hasRoute = useHasRoute()
  const { data: front_up } = useQuery(pageListQuery(kernel, 'front_up'))
  const { data: front_down } = useQuery(pageListQuery(kernel, 'front_down'))
  return useMemo(() => {
    const { buyer, company } = contentLinks({ front_up, front_down })
    // A code that fits no address would lead to nothing.
    const leadsSomewhere = ({ to }: ContentLink) => hasRoute(to)
    return { buyer: buyer.filter(leadsSomewhere), company: company.filter(leadsSomewhere) }
  }, [front_up, front_down, hasRoute])
}

/** How the links call a page; undefined for one that they do not lead to. */
export function useLinkTitle(code: string): string | undefined {
  const { buyer, company } = useContentLinks()
  return [...buyer, ...company].find((one) => one.code === code)?.title
}
