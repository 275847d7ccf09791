import type { RenderJob } from '@prilavok/shared-kernel/contract'
import type { KeyValueStore, Platform } from '@prilavok/shared-kernel/kernel'
import { createApiReader } from './read-api'

const memory = (initial: Record<string, string>): KeyValueStore => {
  const values = new Map(Object.entries(initial))
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

/**
 * What the kernel needs, for one request on the server: its cookies, nothing that outlives it, no other tabs.
 * @param onSessionRejected the API rejected the session, where a browser would begin a new one
 */
export function createServerPlatform(
  job: RenderJob,
  ended: AbortSignal,
  onSessionRejected: () => void,
): Platform {
  return {
    kind: 'server',
    apiOrigin: job.apiOrigin,
    read: createApiReader(job.apiOrigin, job.traceparent),
    ended,
    cookies: memory(job.cookies),
    local: memory({}),
    session: memory({}),
    tabs: { post: () => undefined, subscribe: () => () => undefined },
    onPage: () => () => undefined,
    isOnline: () => true,
    now: () => Date.now(),
    withLock: (_name, work) => work(),
    reload: onSessionRejected,
    open: () => undefined,
  }
}
