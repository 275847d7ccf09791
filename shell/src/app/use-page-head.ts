import type { PageModule, PageRequest } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applyHead, documentHead } from '../document/document-head'

/** Keeps title and description of the document in step with the page and with the data it is made of. */
export function usePageHead(module: PageModule<Kernel>, page: PageRequest): void {
  const kernel = useKernel()
  const query = useQueryClient()
  useEffect(() => {
    const apply = () => applyHead(document, documentHead(kernel.shop, module.head?.(kernel, page)))
    apply()
    return query.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') apply()
    })
  }, [kernel, query, module, page])
}
