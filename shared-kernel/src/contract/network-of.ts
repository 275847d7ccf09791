/** The groups of an IPv6 address: `2001:db8::1` → 2001, db8, 0, 0, 0, 0, 0, 1. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const split = (part: string) => part.split(':').filter(Boolean)
  if (tail === undefined) return split(head)
  const zeros = Math.max(0, 8 - split(head).length - split(tail).length)
  return [...split(head), ...Array.from({ length: zeros }, () => '0'), ...split(tail)]
}

/**
 * What limits of both servers count by: an IPv4 address, or the /64 of an IPv6 one, because one subscriber has all addresses of it.
 * What is no address stands for itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  // The parser of addresses writes each in one way.
  const url = `http://[${address.replace(/%.*$/, '')}]`
  if (!URL.canParse(url)) return address
  const canonical = new URL(url).hostname.slice(1, -1)
  return `${groupsOf(canonical).slice(0, 4).join(':')}::/64`
}
