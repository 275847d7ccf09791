interface Hidden {
  /** undefined takes the cookie away. */
  value: string | undefined
  /** @default '/' */
  path?: string
  /** Seconds for which the browser keeps it. */
  age: number
  secure: boolean
}

/** A cookie that no script reads, as Set-Cookie takes it. */
export function hiddenCookie(name: string, { value, path = '/', age, secure }: Hidden): string {
  const end = secure ? '; Secure' : ''
  const seconds = value === undefined ? 0 : age
  return `${name}=${encodeURIComponent(value ?? '')}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${end}`
}
