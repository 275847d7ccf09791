import { chatScript, counterIds, type Shop } from '@prilavok/shared-kernel/contract'

/**
 * Where the scripts of a shop's counters and chat may call and show things from, for its content security policy. The scripts
 * themselves need no source: the shell, which has the nonce, adds them.
 */
export interface ServiceSources {
  calls?: readonly string[]
  pictures?: readonly string[]
  /** Style sheets and fonts. */
  styles?: readonly string[]
  /** Frames, sounds and films. */
  frames?: readonly string[]
}

/** As Google names them for its counters (developers.google.com/tag-platform/security/guides/csp). */
const GOOGLE = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
/** As Yandex names it for Metrica (yandex.ru/support/metrica/code/install-counter-csp.html), `.com` for visitors outside of Russia. */
const YANDEX = ['https://mc.yandex.ru', 'https://mc.yandex.com']

/** Nothing for a shop without counters and chat; nothing of a service that another shop has. */
export function serviceSources(shop: Pick<Shop, 'GOOGLE_ID' | 'YANDEX_ID' | 'ONLINE_CHAT'>): ServiceSources {
  const { google, yandex } = counterIds(shop)
  const chat = chatScript(shop)
  const counters = [...(google ? GOOGLE : []), ...(yandex ? YANDEX : [])]
  const ofChat = chat ? [chat.origin] : []
  return {
    calls: [...counters, ...(chat ? [chat.origin, `wss://${chat.host}`] : [])],
    pictures: [...counters, ...ofChat],
    styles: ofChat,
    frames: ofChat,
  }
}
