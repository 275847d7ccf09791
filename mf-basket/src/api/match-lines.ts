import { isListOf, isObjectWith, isProduct, isText } from '@prilavok/shared-kernel/api'
import type { LineMatch, LineMatchesAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isObjectWith<LineMatchesAnswer>({
  ITEMS: isListOf(isObjectWith<LineMatch>({ SURE: isText, PRODUCTS: isListOf(isProduct) })),
})

/**
 * What lines of a list may mean, at most `MATCHED_LINES` of them: POST /v3/api/catalog/product/match/.
 * @throws ApiError
 */
export async function matchLines(
  { api }: Kernel,
  lines: readonly { code?: string; name?: string }[],
  signal: AbortSignal,
): Promise<LineMatch[]> {
  const sent = lines.map(({ code = '', name = '' }) => ({ code, name: name.slice(0, 250) }))
  const answer = await api.post('/v3/api/catalog/product/match/', { lines: sent }, { signal, shape })
  return answer.ITEMS
}
