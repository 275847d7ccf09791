import type { IncomingMessage } from 'node:http'

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

export const isPathTarget = (target: string): boolean => target.startsWith('/')
