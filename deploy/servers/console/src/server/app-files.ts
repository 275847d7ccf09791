import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ConsoleError } from './errors'
import { makeNonce, missingPage, pageDocument, pagePolicy } from './page'

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

interface BuiltPage {
  files: Map<string, AppFile>
  scripts: string[]
}

/** The built page in memory: a few files, read once. */
function readFiles(folder: string): BuiltPage {
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

interface AppFilesOptions {
  folder: string
  /** Settles when the page has been built: until then a page that reloads itself says so. @default it has been */
  built?: Promise<unknown>
}

/** The document under every address that is no file and no call, and the files that it names, immutable by their names. */
export async function appFiles(
  app: FastifyInstance,
  { folder, built = Promise.resolve() }: AppFilesOptions,
): Promise<void> {
  let page: BuiltPage | undefined
  let isFailed = false
  built.then(
    () => {
      page = readFiles(folder)
    },
    () => {
      isFailed = true
    },
  )
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const file = page?.files.get(request.params['*'])
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
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(nonce),
    })
    if (!page)
      return reply
        .code(503)
        .headers(isFailed ? {} : { refresh: '3' })
        .send(missingPage(isFailed))
    return reply.send(
      pageDocument(
        page.scripts.map((script) => `/files/${script}`),
        nonce,
      ),
    )
  })
}
