import type { ProductByCodeAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/**
 * Looks a product up by its six-digit code: GET /v3/api/catalog/product/?code1c=….
 * @returns the product's id, or undefined when there is none or the call fails
 */
export async function findProductByCode({ api }: Kernel, code: string): Promise<number | undefined> {
  try {
    const answer = await api.get<Partial<ProductByCodeAnswer>>(
      '/v3/api/catalog/product/',
      { code1c: code },
      { reportServerError: false },
    )
    return answer.PRODUCT?.ID
  } catch {
    return undefined
  }
}
