import type { FastifyPluginAsync } from 'fastify'
import { check } from './token/check-routes'

/** Every subject of the API that needs a session. A new subject is one line here. */
export const subjects: FastifyPluginAsync[] = [check]
