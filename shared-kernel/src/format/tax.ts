/** How prices are meant, as words after «цены»: TAX_TYPE «НДС 20 %» is «с НДС 20 %»; '' when the shop does not say. */
export function formatTax(taxType: string): string {
  const tax = taxType.trim()
  if (!tax) return ''
  return /^(с|без) /i.test(tax) ? tax.charAt(0).toLowerCase() + tax.slice(1) : `с ${tax}`
}
