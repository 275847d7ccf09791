/** Words that mean the same goods. */
export interface SynonymGroup {
  /** Each leads to all of these. */
  same: readonly string[]
  /** These lead to the others, but the others not to them: «штрих» means a corrector, and a corrector no bar code. */
  also?: readonly string[]
  /** What may stand for the thing, a brand or something near to it: leads to the others where the shop sells none of its own. */
  otherwise?: readonly string[]
  /** Words of which one must be in the query too: «линейка» is a ruler, «тетрадь в линейку» is lined. */
  beside?: readonly string[]
}
