import type { ConsoleErrorAnswer } from '../../contract'

/** A call that the server rejected (`status` > 0), or that got no answer (0). */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly answer: ConsoleErrorAnswer

  constructor(status: number, answer: ConsoleErrorAnswer) {
    super(answer.message)
    this.status = status
    this.answer = answer
  }
}

const NO_ANSWER: ConsoleErrorAnswer = { code: 'NO_CONNECTION', message: '', reasons: [] }

const isAnswer = (value: unknown): value is ConsoleErrorAnswer =>
  typeof value === 'object' && value !== null && 'code' in value && 'reasons' in value

/** Calls the console's server. @throws CallError */
export async function call<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let response: Response
  let data: unknown
  try {
    response = await fetch(`/api${path}`, { ...request, ...(signal && { signal }) })
    data = await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(0, NO_ANSWER)
  }
  if (!response.ok) throw new CallError(response.status, isAnswer(data) ? data : NO_ANSWER)
  return data as T
}

/** Path with the values that are there. */
export function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return query.size > 0 ? `${path}?${query}` : path
}
