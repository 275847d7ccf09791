/** An address as people paste it: behind `//`, or with a dot in it and no @ before it. */
const ADDRESS = [/(?<=(?:^|[\s:])\/\/)\S+/, /(?<![\p{L}\d@.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u]

/** The link or domain of a shop in a text: `Наш магазин: https://www.Demo-Blue.ru:8443/catalog?x=1` → `demo-blue.ru`; a link alone stays one. */
export function plainLink(text: string): string {
  const lower = text.toLowerCase()
  const [address = lower] = ADDRESS.map((sign) => sign.exec(lower)?.[0]).filter(Boolean)
  return address
    .replace(/^[^\p{L}\d]*(www\.)?/u, '')
    .replace(/[/?#:\s].*$/s, '')
    .replace(/[^\p{L}\d]+$/u, '')
}
