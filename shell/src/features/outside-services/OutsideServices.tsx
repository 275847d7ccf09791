import { useShop } from '@prilavok/shared-kernel/shop'
import { lazyWithRetry } from '@prilavok/shared-kernel/ui/lazy-with-retry'
import { Suspense, useEffect, useState } from 'react'

const Services = lazyWithRetry(() => import(/* webpackChunkName: "outside-services" */ './Services'))

/** Counters and chat of the shop. Their code comes when the page is alive, and only where the shop has any of them. */
export function OutsideServices() {
  const { GOOGLE_ID, YANDEX_ID, ONLINE_CHAT } = useShop()
  const [aliveSince, setAliveSince] = useState<number>()
  useEffect(() => setAliveSince(Date.now()), [])
  if (aliveSince === undefined || !(GOOGLE_ID || YANDEX_ID || ONLINE_CHAT)) return null
  return (
    <Suspense>
      <Services aliveSince={aliveSince} />
    </Suspense>
  )
}
