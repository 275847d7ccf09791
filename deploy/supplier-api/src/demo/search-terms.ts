import { familiesOf, type Taxonomy } from './taxonomy'

/** Synonyms of a family, with the whole group of each word that a synonym group knows. */
export function searchTerms(taxonomy: Taxonomy): Map<string, string> {
  return new Map(
    familiesOf(taxonomy).map((family) => {
      const own = [family.title, ...family.synonyms].join(' ').toLowerCase()
      const groups = taxonomy.search.synonym_groups.filter((group) =>
        group.some((term) => own.includes(term)),
      )
      return [family.id, [...family.synonyms, family.title, ...groups.flat()].join(' ')]
    }),
  )
}
