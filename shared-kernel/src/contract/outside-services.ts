import type { Shop } from './api/shop'

/** Measurement ids as Google issues them: `G-…`, the older `UA-…-1`, tags (`GT-…`) and advertising (`AW-…`). */
const GOOGLE = /^(?:G|GT|UA|AW)-[A-Z0-9]{4,20}(?:-\d{1,4})?$/
/** Numbers of Yandex Metrica counters. */
const YANDEX = /^[1-9]\d{0,11}$/

const fitting = (id: unknown, form: RegExp): string | undefined =>
  typeof id === 'string' && form.test(id.trim()) ? id.trim() : undefined

/** Counters of visits. An id becomes part of an address: what has not the form of one counts as none. */
export interface CounterIds {
  google: string | undefined
  yandex: string | undefined
}

export const counterIds = ({ GOOGLE_ID, YANDEX_ID }: Pick<Shop, 'GOOGLE_ID' | 'YANDEX_ID'>): CounterIds => ({
  google: fitting(GOOGLE_ID, GOOGLE),
  yandex: fitting(YANDEX_ID, YANDEX),
})

/** Address of the shop's chat script (AMB-48); undefined when there is none, or when it is no https address. */
export function chatScript({ ONLINE_CHAT }: Pick<Shop, 'ONLINE_CHAT'>): URL | undefined {
  if (typeof ONLINE_CHAT !== 'string' || !URL.canParse(ONLINE_CHAT)) return undefined
  const url = new URL(ONLINE_CHAT)
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain ? url : undefined
}
