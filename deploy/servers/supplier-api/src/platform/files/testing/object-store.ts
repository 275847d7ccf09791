import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const REGION = 'ru-central1'
const ACCESS_KEY = 'key'
const SECRET_KEY = 'secret'

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const hash = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** What AWS Signature Version 4 says of a request, computed anew from the parts that its client signed. */
function expectedSignature(request: IncomingMessage, signedHeaders: string, date: string): string {
  const canonical = [
    request.method,
    request.url?.split('?')[0],
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    String(request.headers['x-amz-content-sha256']),
  ].join('\n')
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${SECRET_KEY}`)
  return hmac(key, text).toString('hex')
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const date = String(request.headers['x-amz-date'])
  const content = String(request.headers['x-amz-content-sha256'])
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/
  const [, accessKey, region, signedHeaders = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? []
  return (
    accessKey === ACCESS_KEY &&
    region === REGION &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.split(';').includes(name)) &&
    signature === expectedSignature(request, signedHeaders, date) &&
    (body.length === 0 || content === hash(body))
  )
}

/** An object store on this machine that rejects whatever is not signed as S3 wants it. `failures`: so many 503 first. */
export async function startObjectStore(state = { failures: 0 }) {
  const objects = new Map<string, { content: Buffer; type: string }>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const key = decodeURIComponent(request.url ?? '')
    const found = objects.get(key)
    if (!isSigned(request, body)) response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    else if (state.failures > 0) {
      state.failures -= 1
      response.writeHead(503).end()
    } else if (request.method === 'PUT') {
      objects.set(key, { content: body, type: String(request.headers['content-type']) })
      response.writeHead(200).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (found) {
      response.writeHead(200, { 'content-type': found.type, 'content-length': found.content.length })
      response.end(found.content)
    } else response.writeHead(404).end('<Code>NoSuchKey</Code>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    objects,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'documents',
      region: REGION,
      accessKey: ACCESS_KEY,
      secretKey: SECRET_KEY,
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
