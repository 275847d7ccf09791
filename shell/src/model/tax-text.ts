/** How prices are meant: «Цены указаны с НДС 20 %.»; '' when the shop does not say. */
export function taxText(taxType: string): string {
  const tax = taxType.trim()
  if (!tax) return ''
  return `Цены указаны ${/^(с|без) /i.test(tax) ? tax.charAt(0).toLowerCase() + tax.slice(1) : `с ${tax}`}.`
}
