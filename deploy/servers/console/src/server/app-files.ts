import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ConsoleError } from './errors'
import { makeNonce, pageDocument, pagePolicy } from './page'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

interface AppFile {
  type: string
  content: Buffer
  br?: Buffer
}

/** The built page in memory: a few files, read once. */
function readFiles(folder: string): { files: Map<string, AppFile>; scripts: string[] } {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = new Map<string, AppFile>()
  for (const name of names) {
    const type = TYPES[extname(name)]
    if (!type) continue
    const br = names.includes(`${name}.br`) && { br: readFileSync(join(folder, `${name}.br`)) }
    files.set(name, { type, content: readFileSync(join(folder, name)), ...br })
  }
  return { files, scripts: [...files.keys()].filter((name) => /^main\.\w+\.js$/.test(name)) }
}

/** The document under every address that is no file and no call, and the files that it names, immutable by their names. */
export async function appFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const { files, scripts } = readFiles(folder)
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const file = files.get(request.params['*'])
    if (!file) throw new ConsoleError('NOT_FOUND')
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    reply.headers({
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    if (!takesBrotli || !file.br) return reply.send(file.content)
    return reply.header('content-encoding', 'br').send(file.br)
  })
  app.get('/*', async (_request, reply) => {
    const nonce = makeNonce()
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy(nonce) })
      .send(
        pageDocument(
          scripts.map((script) => `/files/${script}`),
          nonce,
        ),
      )
  })
}
