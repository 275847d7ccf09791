import { type Static, type TSchema, Type } from '@sinclair/typebox'

/** What a job may ask while it is done. */
export interface JobTools {
  /** False once the process is to end: what is left over is left to the next job. */
  goesOn(): boolean
}

/** One kind of job: its name in the database, what a job of it is about, and what is done. */
export interface Task<Payload extends TSchema = TSchema> {
  name: string
  /** Numbers and names alone: what is personal stays in its table. */
  payload: Payload
  /** When one is added by itself: minute, hour, day of month, month, day of week, in UTC. */
  cron?: string
  /** Whether one is added when a process starts, too. */
  atStart?: boolean
  /**
   * The server that is not ours and that it waits for: jobs of one such server have workers of their own, so that no other job waits
   * when it is silent.
   */
  asks?: 'acquirer' | 'mail server'
  /**
   * Does the job. It may be done twice: a process can end between the work and the note of it.
   * @throws to have it done again later, with growing pauses
   */
  run(payload: Static<Payload>, tools: JobTools): Promise<unknown>
}

/** Infers the type of the payload. */
export const defineTask = <Payload extends TSchema>(task: Task<Payload>): Task => task as unknown as Task

/** Of tasks that are about nothing in particular. */
export const NOTHING = Type.Object({})
