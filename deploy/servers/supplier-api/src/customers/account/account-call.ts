import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Device } from '../token/device'
import type { RegisterBody } from './register-body'

/** A form, and the request that brings it. */
export interface FormCall<Body = unknown> {
  app: FastifyInstance
  request: FastifyRequest
  body: Body
}

/** A form of an account. */
export interface AccountCall extends FormCall<RegisterBody> {
  /** Where it is filled in. */
  device: Device
}
