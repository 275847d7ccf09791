import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** Asks for products; once more when the basket changed meanwhile, because their BASKET may be from before the change. */
export async function withFreshCounts<Answer>(kernel: Kernel, load: () => Promise<Answer>): Promise<Answer> {
  const before = kernel.basket.version()
  const answer = await load()
  return kernel.basket.version() === before ? answer : load()
}
