import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from '../http/accept-encoding'
import type { PartFile, PartFiles } from './part-files'

/**
 * `~2/` before a file name: the same file under another address, for a page that tries again. A browser may keep the failure
 * of an address for as long as the page lives, and a part finds its chunks beside its entry.
 */
const RETRY_PREFIX = /^~\d{1,3}\//

const A_YEAR = 'public, max-age=31536000, immutable'

function chooseVariant(file: PartFile, acceptEncoding: string | undefined) {
  const encoding = chooseEncoding(acceptEncoding)
  if (encoding === 'br' && file.br) return file.br
  const gzip = chooseEncoding(acceptEncoding?.replace(/\bbr\b/g, '-')) === 'gzip' && file.gzip
  return gzip || file.plain
}

/** GET /parts/<part>/<version>/<file>: files of releases, immutable under their address, in the smallest form there is. */
export function addPartRoutes(app: FastifyInstance, files: PartFiles): void {
  app.route<{ Params: { part: string; version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/parts/:part/:version/*',
    async handler(request, reply) {
      const { part, version, '*': path } = request.params
      const file = await files.find(part, version, path.replace(RETRY_PREFIX, ''))
      if (!file)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
      const { encoding, size, file: stored } = chooseVariant(file, request.headers['accept-encoding'])
      const tag = `"${file.hash.slice(7, 39)}${encoding ? `-${encoding}` : ''}"`
      reply.header('cache-control', A_YEAR).header('vary', 'Accept-Encoding').header('etag', tag)
      const known = request.headers['if-none-match']
        ?.split(',')
        .map((item) => item.trim().replace(/^W\//, ''))
      if (known?.includes(tag)) return reply.code(304).send()
      if (encoding) reply.header('content-encoding', encoding)
      reply.type(file.type).header('content-length', size)
      return reply.send(request.method === 'HEAD' ? '' : createReadStream(stored))
    },
  })
}
