/** Names without the words that all of them begin with: «…Литера, синий», where a narrow field would cut off what differs. */
export function nameEndings(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '))
  const [first] = words
  if (!first) return []
  let common = 0
  while (words.every((own) => own.length > common + 1 && own[common] === first[common])) common += 1
  return common > 0 ? words.map((own) => `…${own.slice(common).join(' ')}`) : [...names]
}
