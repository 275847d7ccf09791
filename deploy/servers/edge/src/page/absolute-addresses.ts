/** Properties of schema.org that name an address. */
const ADDRESSES = new Set(['url', 'item', 'image', 'logo'])

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

/** The same data with the shop's address before every path of its own that stands where an address belongs. */
export function absoluteAddresses(data: unknown, address: string, name = ''): unknown {
  if (Array.isArray(data)) return data.map((item) => absoluteAddresses(item, address, name))
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, absoluteAddresses(value, address, key)]),
    )
  return ADDRESSES.has(name) && isPath(data) ? address + data : data
}
