import { setTimeout } from 'node:timers/promises'
import { Random } from '@prilavok/supplier-api/platform/random'
import type { Turn } from './api-case'
import type { BenchClient } from './client'

export interface Measured {
  /** Milliseconds of each answer, from the request to its last byte. */
  answers: number[]
  perSecond: number
}

export interface Run {
  /** Other for each run: a run asks other things than the one before. */
  seed: number
  /** Milliseconds. */
  duration: number
  /** Milliseconds that a client waits after an answer, on average. @default 0: it calls again at once */
  pause?: number
}

/** Every client calls again and again. */
export async function measure(
  turn: Turn,
  clients: readonly BenchClient[],
  { seed, duration, pause = 0 }: Run,
): Promise<Measured> {
  const answers: number[] = []
  const startedAt = performance.now()
  const run = async (client: BenchClient) => {
    const random = new Random(17, seed, client.number)
    do {
      const call = await turn(client, random)
      const sentAt = performance.now()
      await client.send(call)
      answers.push(performance.now() - sentAt)
      if (pause > 0) await setTimeout(random.next() * 2 * pause)
    } while (performance.now() - startedAt < duration)
  }
  await Promise.all(clients.map(run))
  return { answers, perSecond: answers.length / ((performance.now() - startedAt) / 1000) }
}
