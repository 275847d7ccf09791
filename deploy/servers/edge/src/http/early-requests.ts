import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'

/** A request as its sender is known by it: what fastify's requests tell, too. */
export interface Asker {
  headers: IncomingMessage['headers']
  host: string
  ip: string
  protocol: 'http' | 'https'
}

/** Answers a whole request by itself. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Requests that are answered before the server's pipeline, by method and exact target: `POST /beacon`. For what comes so often that hooks,
 * routing and a logger of its own would cost more than the answer.
 */
export type EarlyRequests = Map<string, EarlyHandler>

/** The server of fastify, with its own limits, and the early requests before it. */
export const earlyServer =
  (early: EarlyRequests): FastifyServerFactory =>
  (handler, options) => {
    const {
      http: limits,
      keepAliveTimeout,
      requestTimeout,
      connectionTimeout,
    } = options as unknown as ServerOptions
    const answer: RequestListener = (request, response) => {
      const handle = early.get(`${request.method} ${request.url}`)
      if (handle) handle(request, response)
      else handler(request, response)
    }
    const server = http.createServer(limits ?? {}, answer)
    Object.assign(server, { keepAliveTimeout, requestTimeout })
    server.setTimeout(connectionTimeout)
    return server
  }

/** Options of fastify, which it fills with its defaults before it asks for the server. */
interface ServerOptions {
  http?: http.ServerOptions
  keepAliveTimeout: number
  requestTimeout: number
  connectionTimeout: number
}
