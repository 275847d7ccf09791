import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './file-store'

export interface S3Settings {
  /** `https://storage.example`; the bucket stands in the path, which every compatible store understands. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** One answer of the store, its content included, may take so long. */
const TIMEOUT_MS = 30_000

/** Files in an object store that speaks the protocol of S3, requests signed (AWS Signature Version 4). */
export function s3Store({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  })
  const call = (method: string, key: string, init: RequestInit = {}) => {
    const path = `${bucket}/${key}`.split('/').map(encodeURIComponent).join('/')
    return client.fetch(`${endpoint.replace(/\/+$/, '')}/${path}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }
  const expectDone = async (response: Response, what: string) => {
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The object store answered ${response.status} to ${what}`)
  }
  return {
    async put(key, content, type) {
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256(content) }
      await expectDone(await call('PUT', key, { headers, body: new Uint8Array(content) }), 'storing')
    },
    async get(key) {
      const response = await call('GET', key)
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok || !response.body) {
        await expectDone(response, 'reading')
        return null
      }
      return {
        content: Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
        size: Number(response.headers.get('content-length')),
        type: response.headers.get('content-type') ?? 'application/octet-stream',
      }
    },
    async remove(key) {
      const response = await call('DELETE', key)
      if (response.status !== 404) await expectDone(response, 'removing')
    },
  }
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
