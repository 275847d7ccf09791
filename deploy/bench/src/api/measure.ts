import { Random } from '@prilavok/supplier-api/demo/random'
import type { Turn } from './api-case'
import type { BenchClient } from './client'

export interface Measured {
  /** Milliseconds of each answer, from the request to its last byte. */
  answers: number[]
  perSecond: number
}

/**
 * Every client calls, and calls again as soon as it was answered.
 * @param seed other for each run: a run asks other things than the one before
 * @param duration milliseconds
 */
export async function measure(
  turn: Turn,
  clients: readonly BenchClient[],
  seed: number,
  duration: number,
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
    } while (performance.now() - startedAt < duration)
  }
  await Promise.all(clients.map(run))
  return { answers, perSecond: answers.length / ((performance.now() - startedAt) / 1000) }
}
