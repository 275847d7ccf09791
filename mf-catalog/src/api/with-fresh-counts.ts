import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { keys } from './keys'

const version = ({ query }: Kernel) => query.getQueryState(keys.knownBasket)?.dataUpdatedAt

/** Asks for products; once more when the basket changed meanwhile, because their BASKET may be from before the change. */
export async function withFreshCounts<Answer>(kernel: Kernel, load: () => Promise<Answer>): Promise<Answer> {
  const before = version(kernel)
  const answer = await load()
  return version(kernel) === before ? answer : load()
}
