import type { IncomingMessage } from 'node:http'
import { splitUrl } from '@prilavok/shared-kernel/contract'

/** `http://host/path?query`: what a proxy is sent (RFC 9112 §3.2.2). No name and password before the host. */
const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)((?:[/?].*)?)$/is

/**
 * The target of a request as a path. A target in absolute form says by itself which host is meant, whatever the Host header says.
 * Anything else is left as it is, to be rejected by `isPathTarget`.
 */
export function pathTarget(request: IncomingMessage): string {
  const target = request.url ?? '/'
  const [, host, rest = ''] = ABSOLUTE.exec(target) ?? []
  if (!host) return target
  request.headers.host = host
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Calls and files: what is wrong with their addresses is told to programs. */
const NO_PAGE = /^\/(v[1-4]|upload|parts)\//i

/**
 * The router rejects a path that cannot be decoded (`/%`, `/%E0%A4`) before any handler sees it. A visitor gets the not-found page
 * for it, as for every path that no route means: its signs are handed on as such.
 */
export function decodableTarget(target: string): string {
  const { pathname, search } = splitUrl(target)
  if (NO_PAGE.test(pathname)) return target
  try {
    decodeURIComponent(pathname)
    return target
  } catch {
    return pathname.replaceAll('%', '%25') + search
  }
}

export const isPathTarget = (target: string): boolean => target.startsWith('/')
