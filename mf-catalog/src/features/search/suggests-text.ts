import { searchTexts } from './texts'
import type { Suggests } from './use-suggests'

/** What is said about the options, also to those who do not see them. */
export const suggestsText = ({ state, options, q }: Suggests): string =>
  ({
    idle: '',
    waiting: searchTexts.waiting,
    ready: searchTexts.count(options.filter(({ kind }) => kind !== 'clear').length),
    none: searchTexts.noSuggests,
    failed: searchTexts.noAnswer,
    unknownCode: searchTexts.unknownCode(q),
  })[state]
