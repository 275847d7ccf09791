import type { FastifyInstance } from 'fastify'

export async function upload(_app: FastifyInstance): Promise<void> {}
