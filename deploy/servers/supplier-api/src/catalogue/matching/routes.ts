import { type LineMatchesAnswer, MATCHED_LINES } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { formText, numbered } from '../../platform/http/schemas'
import { askerOf } from '../../platform/limits/fair-lane'
import { matchLines } from './match-lines'

const SentLine = Type.Object({
  code: formText(20, 'Code of the product; five to seven digits are compared with nearly the same codes'),
  name: formText(
    250,
    'Name, or words of it: searched for where the code is not known, or is that of something else',
  ),
})

const Body = Type.Object({
  lines: Type.Optional(
    numbered(3, SentLine, {
      maxProperties: MATCHED_LINES,
      description: `Lines of a list, ${MATCHED_LINES} at most: lines[0][code]=184302, lines[1][name]=…`,
    }),
  ),
})

/** Lists of products that buyers paste: many codes and names at once. A call of our own, which only reads. */
export async function matching(app: Api): Promise<void> {
  app.post(
    '/v3/api/catalog/product/match/',
    { schema: { body: Body, summary: 'Products that the lines of a list may mean' } },
    async (request): Promise<LineMatchesAnswer> => {
      const {
        session,
        body: { lines = {} },
      } = request
      const sent = Object.entries(lines).sort(([one], [other]) => Number(one) - Number(other))
      const matches = await matchLines(
        app.db,
        session,
        askerOf(request),
        sent.map(([, line]) => line),
      )
      return { ITEMS: matches }
    },
  )
}
