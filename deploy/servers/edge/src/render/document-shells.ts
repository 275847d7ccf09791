import { randomBytes } from 'node:crypto'
import type { DocumentShell, Plan, Shop } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import { releaseKey } from './messages'
import type { RenderPool } from './pool'

/** The part of a document that depends on the shop alone. */
export interface DocumentShells {
  of(shop: Shop, plan: Plan, nonce: string): Promise<DocumentShell>
}

/** What the document begins with when the shell could not say it: the browser's scripts render the rest. */
const BARE: DocumentShell = {
  htmlAttributes: ' lang="ru"',
  head: '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
}
/** Longer than a cold start of a shell takes. */
const TIMEOUT_MS = 1500
/** A shell that could give no document shell is left alone so long: its pages begin at once, without one. */
const RETRY_MS = 5000
/** Stable, candidate, last good, and what developers try. */
const MAX_SHELLS = 6

interface CachedShell {
  documentShell: Promise<DocumentShell>
  /** Set when there came no document shell: when to ask again. */
  retryAt?: number
}

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref()
  })

/**
 * Document shells are made once for a shop's data and a shell, with a placeholder that each page replaces by its own nonce.
 * @param now milliseconds
 */
export function createDocumentShells(
  pool: Pick<RenderPool, 'documentShell' | 'isBroken'>,
  log: Pick<Log, 'error'>,
  now: () => number = Date.now,
): DocumentShells {
  const placeholder = `nonce${randomBytes(12).toString('hex')}`
  /** Of each shop by the version of the shell: visitors of one shop may have several. */
  const cache = new WeakMap<Shop, Map<string, CachedShell>>()

  const make = (shop: Shop, plan: Plan): CachedShell => {
    const { version: shellVersion, base, chosenAs } = plan.parts.shell
    const isTrial = chosenAs !== undefined
    const documentShell = Promise.race([
      pool.documentShell({ shellVersion, shop, base, nonce: placeholder, isTrial }),
      late(),
    ])
    const made: CachedShell = { documentShell }
    const known = cache.get(shop) ?? new Map<string, CachedShell>()
    const [oldest] = known.keys()
    if (known.size >= MAX_SHELLS && oldest !== undefined) known.delete(oldest)
    cache.set(shop, known.set(shellVersion, made))
    documentShell.catch((error) => {
      log.error(
        { shop: shop.DOMAIN_NAME, shellVersion, reason: reasonOf(error) },
        'no document shell for the document',
      )
      made.retryAt = now() + RETRY_MS
    })
    return made
  }
  return {
    async of(shop, plan, nonce) {
      const { version } = plan.parts.shell
      const known = cache.get(shop)?.get(version)
      const fits = known && (known.retryAt ?? Number.POSITIVE_INFINITY) > now()
      if (!fits && pool.isBroken(releaseKey('shell', version))) return BARE
      try {
        const { htmlAttributes, head, webApp } = await (fits ? known : make(shop, plan)).documentShell
        return {
          ...(webApp && { webApp }),
          htmlAttributes: htmlAttributes.replaceAll(placeholder, nonce),
          head: head.replaceAll(placeholder, nonce),
        }
      } catch {
        return BARE
      }
    },
  }
}
