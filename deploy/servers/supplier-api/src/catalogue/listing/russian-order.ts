const collator = new Intl.Collator('ru', { numeric: true })

/** The number that a text begins with; a collator takes what stands behind the comma for a number of its own. */
const leadingNumber = (text: string): number | null => {
  const [number] = text.match(/^\d+(?:[.,]\d+)?/) ?? []
  return number === undefined ? null : Number(number.replace(',', '.'))
}

/** Order of what a buyer reads: Russian before Latin, «0,35 мм» before «0,5 мм» before «10 мм», whatever the letters' case. */
export function inRussianOrder(a: string, b: string): number {
  const [one, other] = [leadingNumber(a), leadingNumber(b)]
  const byNumber = one !== null && other !== null ? one - other : 0
  return byNumber || collator.compare(a, b)
}
