import { setTimeout } from 'node:timers/promises'
import { Random } from '@prilavok/supplier-api/platform/random'
import type { Turn } from './api-case'
import type { BenchClient } from './client'

/** Milliseconds that a client waits after an order, on average: so that the orders fall into several batches of the job. */
const PAUSE = 500

/** So many orders of all clients together. @returns milliseconds of each @throws when one is not made */
export async function timeOrders(
  turn: Turn,
  clients: readonly BenchClient[],
  { orders, seed }: { orders: number; seed: number },
): Promise<number[]> {
  const times: number[] = []
  let begun = 0
  const run = async (client: BenchClient) => {
    const random = new Random(29, seed, client.number)
    while (begun < orders) {
      begun += 1
      const call = await turn(client, random)
      const sentAt = performance.now()
      const answer = await client.send(call)
      times.push(performance.now() - sentAt)
      if (!/"CREATE":"Y"/.test(answer)) throw new Error(`An order was not made: ${answer.slice(0, 300)}`)
      await setTimeout(random.next() * 2 * PAUSE)
    }
  }
  await Promise.all(clients.map(run))
  return times
}
