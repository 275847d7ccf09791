import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { RejectedQuestion } from '../engine/with-fallback'
import type { OpenSearchSettings } from './settings'

export interface Request<Answer extends TSchema> {
  method?: 'GET' | 'PUT' | 'POST'
  /** Behind the address of the cluster: `/products/_search`. */
  path: string
  /** One JSON, or the lines of a bulk. */
  body?: object
  lines?: readonly object[]
  /** What is read of the answer; the rest is ignored. */
  answer: Answer
  /** Milliseconds. @default SEARCH_TIMEOUT_MS */
  timeout?: number
}

/** A cluster of OpenSearch 2.x. */
export interface OpenSearch {
  /** Name that questions are asked by; an alias of the index that is in use. */
  alias: string
  /** @throws when there is no answer in time, or another one than was asked for */
  ask<Answer extends TSchema>(request: Request<Answer>): Promise<Static<Answer>>
}

const BAD_QUESTION = 400

/** @returns null when the settings name none */
export function openSearch({ url, index, timeout }: OpenSearchSettings): OpenSearch | null {
  if (url === '') return null
  const { username, password } = new URL(url)
  const address = url.replace(/^(https?:\/\/)[^/]*@/, '$1')
  const user = Buffer.from([username, password].map(decodeURIComponent).join(':')).toString('base64')
  return {
    alias: index,
    async ask({ method = 'POST', path, body, lines, answer, timeout: own = timeout }) {
      const text =
        lines?.map((line) => `${JSON.stringify(line)}\n`).join('') ?? (body && JSON.stringify(body))
      const response = await fetch(address + path, {
        method,
        headers: {
          'content-type': lines ? 'application/x-ndjson' : 'application/json',
          ...(username && { authorization: `Basic ${user}` }),
        },
        ...(text !== undefined && { body: text }),
        signal: AbortSignal.timeout(own),
        redirect: 'error',
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new (response.status === BAD_QUESTION ? RejectedQuestion : Error)(
          `OpenSearch answered ${path} with ${response.status}`,
        )
      }
      return Value.Parse(answer, await response.json())
    },
  }
}
