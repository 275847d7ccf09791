import type { Condition } from '../query/tsquery'

/** A query of OpenSearch that fits or does not. */
export type Filter = Readonly<Record<string, object>>

/** A stem with its marks, a sign. `tsquery.ts` writes nothing else. */
const TOKEN = /'((?:[^'\\]|''|\\\\)*)'(?::(\*?)(A?))?|<->|<2>|[()&|!]/g

/** Fields of the documents: all stems, those of the name, and the words in their places. */
const [STEMS, NAMED, WORDS] = ['stems', 'named', 'words']

interface Operand {
  filter: Filter
  stem: string
}

/** A condition on the stems of a document, in the language of OpenSearch. */
export function toFilter(condition: Condition): Filter {
  const tokens = [...condition.matchAll(TOKEN)]
  let at = 0

  /** Operands with one sign between all of them: `tsquery.ts` puts brackets around each list. */
  function readList(): Operand {
    const operands = [readOne()]
    const sign = tokens[at]?.[0] ?? ''
    while (sign !== ')' && tokens[at]?.[0] === sign) {
      at += 1
      operands.push(readOne())
    }
    const [first] = operands as [Operand]
    return operands.length === 1 ? first : { filter: join(sign, operands), stem: '' }
  }

  function readOne(): Operand {
    const [text = '', quoted, begins, named] = tokens[at++] ?? []
    if (text === '!') return { filter: { bool: { must_not: [readOne().filter] } }, stem: '' }
    if (text === '(') {
      const inside = readList()
      at += 1
      return inside
    }
    if (quoted === undefined) throw new Error(`A condition that cannot be read: ${condition}`)
    const stem = quoted.replaceAll("''", "'").replaceAll('\\\\', '\\')
    return { filter: { [begins ? 'prefix' : 'term']: { [named ? NAMED : STEMS]: stem } }, stem }
  }

  return readList().filter
}

function join(sign: string, operands: readonly Operand[]): Filter {
  const filters = operands.map(({ filter }) => filter)
  if (sign === '&') return { bool: { filter: filters } }
  if (sign === '|') return { bool: { should: filters, minimum_should_match: 1 } }
  // `<2>` is always asked for beside `<->`: at most one word between them is both.
  const clauses = operands.map(({ stem }) => ({ span_term: { [WORDS]: stem } }))
  return { span_near: { clauses, slop: sign === '<2>' ? 1 : 0, in_order: true } }
}
