import { chatScript } from '@prilavok/shared-kernel/contract'
import { useShop } from '@prilavok/shared-kernel/shop'
import { useEffect } from 'react'

/** Milliseconds from the page to the chat (000 §9). */
const CHAT_DELAY_MS = 3000

/**
 * Adds the shop's chat to the page, when it has one (SHELL-012, AMB-48): what it looks like is up to its script.
 * @param props.aliveSince when the page was there, milliseconds since 1970
 */
export function OnlineChat({ aliveSince }: { aliveSince: number }) {
  const address = chatScript(useShop())?.href
  useEffect(() => {
    if (address === undefined) return
    const timer = setTimeout(
      () => {
        // It outlives what is rendered: a login renders everything anew.
        if (document.querySelector('script[data-online-chat]')) return
        const script = document.createElement('script')
        script.async = true
        script.src = address
        script.dataset.onlineChat = ''
        document.head.append(script)
      },
      aliveSince + CHAT_DELAY_MS - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [address, aliveSince])
  return null
}
