/** A document as it was sent. */
export type Source = Readonly<Record<string, unknown>>

type Query = Readonly<Record<string, unknown>>

const BOOL = ['filter', 'must', 'must_not', 'should', 'minimum_should_match']

/**
 * Score of a document, null when it does not fit: the part of the query language that the adapter speaks, as OpenSearch documents it.
 * @throws for any other
 */
export function scoreOf(query: Query, source: Source): number | null {
  const [[kind, body] = ['', {}], more] = Object.entries(query) as [[string, Query]?, unknown?]
  if (more !== undefined) throw new Error('two queries in one')
  switch (kind) {
    case 'term':
      return someValue(body, source, (values, wanted) => values.has(wanted))
    case 'prefix':
      return someValue(body, source, (values, start) =>
        [...values].some((own) => String(own).startsWith(String(start))),
      )
    case 'constant_score':
      return scoreOf(body.filter as Query, source) === null ? null : Number(body.boost)
    case 'dis_max': {
      const scores = scoresOf(body.queries, source).filter((score) => score !== null)
      return scores.length > 0 ? Math.max(...scores) : null
    }
    case 'bool':
      return scoreOfBool(body, source)
    case 'span_near':
      return isNear(body, source) ? 1 : null
    default:
      throw new Error(`unknown query [${kind}]`)
  }
}

const known = new WeakMap<Source, Map<string, Set<unknown>>>()

/** Whether a field has what the query wants of it. */
function someValue(
  body: Query,
  source: Source,
  fits: (values: Set<unknown>, wanted: unknown) => boolean,
): number | null {
  const [[field, wanted] = ['']] = Object.entries(body)
  const fields = known.get(source) ?? new Map<string, Set<unknown>>()
  known.set(source, fields)
  const values = fields.get(field) ?? new Set([source[field]].flat())
  fields.set(field, values)
  return fits(values, wanted) ? 1 : null
}

const scoresOf = (queries: unknown, source: Source): (number | null)[] =>
  ((queries ?? []) as Query[]).map((query) => scoreOf(query, source))

function scoreOfBool(body: Query, source: Source): number | null {
  const unknown = Object.keys(body).find((key) => !BOOL.includes(key))
  if (unknown) throw new Error(`[bool] query does not support [${unknown}]`)
  const fits = (key: string) =>
    ((body[key] ?? []) as Query[]).every((query) => scoreOf(query, source) !== null)
  if (!fits('filter')) return null
  const [must, not, should] = ['must', 'must_not', 'should'].map((key) => scoresOf(body[key], source)) as [
    Scores,
    Scores,
    Scores,
  ]
  // One of them has to fit where nothing else has to.
  const isAlone = should.length > 0 && !body.filter && must.length === 0
  const least = Number(body.minimum_should_match ?? (isAlone ? 1 : 0))
  const fitting = should.filter((score) => score !== null).length
  if (must.includes(null) || not.some((score) => score !== null) || fitting < least) return null
  return [...must, ...should].reduce<number>((sum, score) => sum + (score ?? 0), 0)
}

type Scores = (number | null)[]

/** In their order, with at most `slop` words between them. */
function isNear(body: Query, source: Source): boolean {
  const clauses = body.clauses as { span_term: Record<string, string> }[]
  const field = Object.keys(clauses[0]?.span_term ?? {})[0] ?? ''
  const stems = clauses.map(({ span_term }) => span_term[field])
  const words = String(source[field]).split(' ')
  const goesOn = (from: number, at: number, slop: number): boolean =>
    at === stems.length ||
    Array.from({ length: slop + 1 }, (_, gap) => gap).some(
      (gap) => words[from + gap] === stems[at] && goesOn(from + gap + 1, at + 1, slop - gap),
    )
  return words.some((word, place) => word === stems[0] && goesOn(place + 1, 1, Number(body.slop)))
}
