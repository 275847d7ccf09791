import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Bodies } from './receive-body'

/** A content type parser for short texts: no sender may take longer than any other body may. */
export const textParser =
  (bodies: Bodies, maxBytes: number) =>
  async (_request: FastifyRequest, payload: IncomingMessage): Promise<string> => {
    const body = await bodies.receive(payload, maxBytes)
    try {
      return await body.text()
    } finally {
      await body.dispose()
    }
  }
