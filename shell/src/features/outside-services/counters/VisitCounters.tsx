import { type CounterIds, counterIds } from '@prilavok/shared-kernel/contract'
import { useLocation } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { whenIdle } from '@prilavok/shared-kernel/timing'
import { useEffect, useRef } from 'react'
import { countableAddress } from './countable-address'
import { startCounters } from './counters'

/** Nonce of the page's scripts: the browser gives it to scripts alone. */
const nonceOf = (document: Document) =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

/**
 * Tells the shop's counters of every page that is looked at (SHELL-011): Google's by GOOGLE_ID, Yandex' by YANDEX_ID. Each page
 * is told when the browser is idle; nothing is asked for without an id.
 */
export function VisitCounters() {
  const ids = counterIds(useShop())
  return ids.google || ids.yandex ? <StartedCounters {...ids} /> : null
}

function StartedCounters({ google, yandex }: CounterIds) {
  const { pathname, search } = useLocation()
  const before = useRef<string>(undefined)
  useEffect(() => {
    const address = countableAddress({ origin: window.location.origin, pathname, search })
    if (address === undefined || address === before.current) return
    const referrer = before.current ?? document.referrer
    before.current = address
    let isTold = false
    const tell = () => {
      isTold = true
      const { title } = document
      startCounters(window, { google, yandex }, nonceOf(document)).hit({ address, title, referrer })
    }
    // Behind what the page does first; its title stands then, too.
    const cancel = whenIdle(tell)
    return () => {
      cancel()
      if (!isTold) tell()
    }
  }, [pathname, search, google, yandex])
  return null
}
