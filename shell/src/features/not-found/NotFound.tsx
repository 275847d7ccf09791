import { useShop } from '@prilavok/shared-kernel/shop'
import { NotFound as NotFoundContent } from '@prilavok/shared-kernel/ui/not-found'
import { useEffect } from 'react'
import { applyHead, documentHead } from '../../document/document-head'
import { NOT_FOUND_HEAD } from './not-found-head'

/** A path that no part knows, opened directly or by a link inside the shop (SHELL-030). */
export function NotFound() {
  const shop = useShop()
  useEffect(() => applyHead(document, documentHead(shop, NOT_FOUND_HEAD)), [shop])
  return <NotFoundContent />
}
